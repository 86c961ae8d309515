//! libFuzzer's way into [`tidetable_fuzz::answer`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tidetable_fuzz::answer(data));
