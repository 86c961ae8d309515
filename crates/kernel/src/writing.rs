//! Writing data as JSON.
//!
//! The text is serde_json's, letter for letter, in about half its time: names are not searched for letters to
//! escape, and short pieces are not copied by calls. A server writes after every step what each seat sees and may
//! answer, which is most of what it does besides sending.

use serde::{
    Serialize, Serializer,
    ser::{self, Error as _},
};
use serde_json::{Error, value::RawValue};

/// Writes game data as JSON behind what is already there. Text that is JSON already is not game data.
pub fn write_json<T: Serialize + ?Sized>(value: &T, text: &mut Vec<u8>) {
    // In a browser size counts, and serde_json is there anyway.
    let written = if cfg!(target_family = "wasm") {
        serde_json::to_writer(text, value)
    } else {
        value.serialize(Writer(text))
    };
    written.expect("game data is always representable");
}

/// Game data as JSON text that is passed on without being looked at.
pub fn raw_json<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    let mut text = Vec::with_capacity(1024);
    write_json(value, &mut text);
    let text = str::from_utf8(&text).expect("JSON is text");
    serde_json::value::to_raw_value(&Written(text)).expect("a text can be copied")
}

/// Text that is JSON already. serde_json copies it as it does with a `RawValue`, which it would not make of a text
/// without reading all of it again.
struct Written<'a>(&'a str);

/// The name by which serde_json knows such text.
const WRITTEN: &str = "$serde_json::private::RawValue";

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = serializer.serialize_struct(WRITTEN, 1)?;
        ser::SerializeStruct::serialize_field(&mut written, WRITTEN, self.0)?;
        ser::SerializeStruct::end(written)
    }
}

/// Writes one value.
struct Writer<'a>(&'a mut Vec<u8>);

/// Writes what stands between two brackets.
struct Several<'a> {
    text: &'a mut Vec<u8>,
    any: bool,
    end: &'static [u8],
}

type Done = Result<(), Error>;

impl<'a> Writer<'a> {
    /// A name from the program's text, which has nothing to escape.
    #[inline(always)]
    fn name(&mut self, name: &'static str) {
        self.0.push(b'"');
        self.0.extend_from_slice(name.as_bytes());
        self.0.push(b'"');
    }

    /// The beginning of something of a named kind.
    #[inline(always)]
    fn variant(mut self, name: &'static str) -> Writer<'a> {
        self.0.push(b'{');
        self.name(name);
        self.0.push(b':');
        self
    }

    #[inline(always)]
    fn open(self, begin: u8, end: &'static [u8]) -> Several<'a> {
        self.0.push(begin);
        Several { text: self.0, any: false, end }
    }

    /// What is rare is left to serde_json.
    #[cold]
    fn rare<T: Serialize + ?Sized>(self, value: &T) -> Done {
        serde_json::to_writer(self.0, value)
    }
}

impl Several<'_> {
    #[inline(always)]
    fn part(&mut self) -> Writer<'_> {
        if self.any {
            self.text.push(b',');
        }
        self.any = true;
        Writer(self.text)
    }

    #[inline(always)]
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(self.part())
    }

    #[inline(always)]
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.part().name(name);
        self.text.push(b':');
        value.serialize(Writer(self.text))
    }

    #[inline(always)]
    fn close(self) -> Done {
        self.text.extend_from_slice(self.end);
        Ok(())
    }
}

/// Numbers are most often below ten.
macro_rules! numbers {
    ($($method:ident $type:ty),*) => {$(
        #[inline(always)]
        fn $method(self, number: $type) -> Done {
            match u8::try_from(number) {
                Ok(digit @ 0..10) => self.0.push(b'0' + digit),
                _ => return self.rare(&number),
            }
            Ok(())
        }
    )*};
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Several<'a>;
    type SerializeTuple = Several<'a>;
    type SerializeTupleStruct = Several<'a>;
    type SerializeTupleVariant = Several<'a>;
    type SerializeMap = Several<'a>;
    type SerializeStruct = Several<'a>;
    type SerializeStructVariant = Several<'a>;

    numbers!(serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64, serialize_i128 i128);
    numbers!(serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_u128 u128);

    #[inline(always)]
    fn serialize_bool(self, value: bool) -> Done {
        self.0.extend_from_slice(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.rare(&value)
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.rare(&value)
    }

    fn serialize_char(self, value: char) -> Done {
        self.rare(&value)
    }

    #[inline(always)]
    fn serialize_str(self, value: &str) -> Done {
        if value.bytes().any(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
            return self.rare(value);
        }
        self.0.push(b'"');
        self.0.extend_from_slice(value.as_bytes());
        self.0.push(b'"');
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.collect_seq(value)
    }

    #[inline(always)]
    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    #[inline(always)]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    #[inline(always)]
    fn serialize_unit(self) -> Done {
        self.0.extend_from_slice(b"null");
        Ok(())
    }

    #[inline(always)]
    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    #[inline(always)]
    fn serialize_unit_variant(mut self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.name(variant);
        Ok(())
    }

    #[inline(always)]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    #[inline(always)]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let writer = self.variant(variant);
        value.serialize(Writer(writer.0))?;
        writer.0.push(b'}');
        Ok(())
    }

    #[inline(always)]
    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'a>, Error> {
        Ok(self.open(b'[', b"]"))
    }

    #[inline(always)]
    fn serialize_tuple(self, _: usize) -> Result<Several<'a>, Error> {
        Ok(self.open(b'[', b"]"))
    }

    #[inline(always)]
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Several<'a>, Error> {
        Ok(self.open(b'[', b"]"))
    }

    #[inline(always)]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Error> {
        Ok(self.variant(variant).open(b'[', b"]}"))
    }

    #[inline(always)]
    fn serialize_map(self, _: Option<usize>) -> Result<Several<'a>, Error> {
        Ok(self.open(b'{', b"}"))
    }

    #[inline(always)]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Several<'a>, Error> {
        debug_assert_ne!(name, WRITTEN, "only serde_json copies text as it is");
        Ok(self.open(b'{', b"}"))
    }

    #[inline(always)]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Several<'a>, Error> {
        Ok(self.variant(variant).open(b'{', b"}}"))
    }
}

/// What serde tells apart and JSON does not.
macro_rules! lists {
    ($($kind:ident $method:ident),*) => {$(
        impl ser::$kind for Several<'_> {
            type Ok = ();
            type Error = Error;

            #[inline(always)]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.item(value)
            }

            #[inline(always)]
            fn end(self) -> Done {
                self.close()
            }
        }
    )*};
}

lists!(SerializeSeq serialize_element, SerializeTuple serialize_element);
lists!(SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field);

macro_rules! objects {
    ($($kind:ident),*) => {$(
        impl ser::$kind for Several<'_> {
            type Ok = ();
            type Error = Error;

            #[inline(always)]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.field(name, value)
            }

            #[inline(always)]
            fn end(self) -> Done {
                self.close()
            }
        }
    )*};
}

objects!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Several<'_> {
    type Ok = ();
    type Error = Error;

    /// Whatever is not text by itself is made text.
    #[inline(always)]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        let writer = self.part();
        let start = writer.0.len();
        key.serialize(writer)?;
        match self.text.get(start) {
            Some(b'"') => (),
            Some(b'0'..=b'9' | b'-' | b't' | b'f') => {
                self.text.insert(start, b'"');
                self.text.push(b'"');
            }
            _ => return Err(Error::custom("key must be a string")),
        }
        Ok(())
    }

    #[inline(always)]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.text.push(b':');
        value.serialize(Writer(self.text))
    }

    #[inline(always)]
    fn end(self) -> Done {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Serialize)]
    struct Nothing;

    #[derive(Serialize)]
    struct Meters(f64);

    #[derive(Serialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    enum Wish {
        Pass,
        Pay(u8),
        Swap(i8, char),
        Lay { tile: Option<&'static str>, last: bool },
    }

    #[derive(Serialize)]
    struct Table<'a> {
        wishes: Vec<Wish>,
        numbers: (u8, i16, u64, i128, f32),
        stock: BTreeMap<u8, Meters>,
        kinds: BTreeMap<Wish, Nothing>,
        said: BTreeMap<&'a str, ()>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        none: Vec<u8>,
    }

    #[test]
    fn the_text_is_that_of_serde_json() {
        let table = Table {
            wishes: vec![
                Wish::Pass,
                Wish::Pay(10),
                Wish::Swap(-3, '"'),
                Wish::Lay { tile: None, last: true },
                Wish::Lay { tile: Some("bay"), last: false },
            ],
            numbers: (9, -1, u64::MAX, i128::MIN, 0.5),
            stock: [(7, Meters(2.0)), (70, Meters(f64::NAN))].into(),
            kinds: [(Wish::Pass, Nothing)].into(),
            said: ["", "a", "é", "\"", "\\", "\n", "\u{1f}", "\u{7f}"].map(|text| (text, ())).into(),
            none: Vec::new(),
        };
        let expected = serde_json::to_string(&table).unwrap();
        assert_eq!(raw_json(&table).get(), expected);
        let mut text = b"before ".to_vec();
        write_json(&table, &mut text);
        assert_eq!(text, format!("before {expected}").into_bytes());
    }

    #[test]
    fn a_key_is_text() {
        let map = BTreeMap::from([(Wish::Pay(1), 1)]);
        assert!(serde_json::to_string(&map).is_err());
        assert!(map.serialize(Writer(&mut Vec::new())).is_err());
    }
}
