//! libFuzzer's way into [`tidetable_fuzz::record`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tidetable_fuzz::record(data));
