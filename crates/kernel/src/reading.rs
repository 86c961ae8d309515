//! Reading data from JSON and TOML.
//!
//! serde makes a reader for every pair of a type and a format, and the format's parser becomes part of each: for the
//! types of four games that was a quarter of the client's program. In a browser, where every byte is carried there,
//! a text is therefore parsed into a tree of values first, by one parser, and types are read from the tree.
//! Elsewhere they are read from the text, which is faster and tells where a fault is.

use std::fmt;

use serde::{
    Deserializer,
    de::{
        DeserializeOwned, DeserializeSeed, EnumAccess, Error, MapAccess, SeqAccess, VariantAccess, Visitor,
    },
};
use serde_json::{Map, Value};

/// Why a text could not be read, in words for whoever wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

impl Error for Unreadable {
    fn custom<T: fmt::Display>(message: T) -> Unreadable {
        Unreadable(message.to_string())
    }
}

/// Reads something written in JSON.
pub fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    if cfg!(target_family = "wasm") {
        read_tree(&tree_of(text)?)
    } else {
        serde_json::from_str(text).map_err(Error::custom)
    }
}

/// Reads something written in TOML.
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    if cfg!(target_family = "wasm") {
        read_tree(&toml::from_str(text).map_err(Error::custom)?)
    } else {
        toml::from_str(text).map_err(Error::custom)
    }
}

/// The tree of a text. It is never made part of what reads a type, or there would be as many parsers as types again.
#[inline(never)]
fn tree_of(text: &str) -> Result<Value, Unreadable> {
    serde_json::from_str(text).map_err(Error::custom)
}

/// Reads something from a tree of values.
pub fn read_tree<T: DeserializeOwned>(tree: &Value) -> Result<T, Unreadable> {
    T::deserialize(Tree(tree))
}

/// A value that is read. Every type asks for what it expects, and gets that or nothing.
#[derive(Clone, Copy)]
struct Tree<'a>(&'a Value);

impl<'a> Tree<'a> {
    fn refuse<T>(self, expected: &str) -> Result<T, Unreadable> {
        Err(Unreadable(format!("{} where {expected} is expected", self.0)))
    }

    fn items<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let Value::Array(items) = self.0 else { return self.refuse("a list") };
        let mut items = Items(items.iter());
        let value = visitor.visit_seq(&mut items)?;
        if items.0.len() == 0 { Ok(value) } else { self.refuse("a shorter list") }
    }

    fn entries<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let Value::Object(entries) = self.0 else { return self.refuse("a table") };
        visitor.visit_map(Entries { rest: entries.iter(), value: None })
    }

    fn text<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let Value::String(text) = self.0 else { return self.refuse("a text") };
        visitor.visit_borrowed_str(text)
    }

    fn unsigned<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.as_u64().map_or_else(|| self.refuse("a whole number"), |number| visitor.visit_u64(number))
    }

    fn signed<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.as_i64().map_or_else(|| self.refuse("a whole number"), |number| visitor.visit_i64(number))
    }

    fn float<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.as_f64().map_or_else(|| self.refuse("a number"), |number| visitor.visit_f64(number))
    }

    fn nothing<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if self.0.is_null() { visitor.visit_unit() } else { self.refuse("nothing") }
    }
}

/// Methods of a deserializer that all do the same.
macro_rules! reads {
    ($($method:ident)* => $read:ident) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            self.$read(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Tree<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) if number.is_u64() => self.unsigned(visitor),
            Value::Number(number) if number.is_i64() => self.signed(visitor),
            Value::Number(_) => self.float(visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(_) => self.items(visitor),
            Value::Object(_) => self.entries(visitor),
        }
    }

    reads!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 => unsigned);
    reads!(deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 => signed);
    reads!(deserialize_f32 deserialize_f64 => float);
    reads!(deserialize_char deserialize_str deserialize_string deserialize_identifier => text);
    reads!(deserialize_seq => items);
    reads!(deserialize_map => entries);
    reads!(deserialize_unit => nothing);

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.as_bool().map_or_else(|| self.refuse("true or false"), |value| visitor.visit_bool(value))
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.items(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.items(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.nothing(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unreadable> {
        self.items(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.items(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.entries(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(Variant { name, content: &Value::Null }),
            Value::Object(entries) => match only_entry(entries) {
                Some((name, content)) => visitor.visit_enum(Variant { name, content }),
                None => self.refuse("one name"),
            },
            _ => self.refuse("a name"),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_unit()
    }
}

fn only_entry(entries: &Map<String, Value>) -> Option<(&str, &Value)> {
    let mut entries = entries.iter();
    let (name, content) = entries.next()?;
    entries.next().is_none().then_some((name, content))
}

/// What is left of a list.
struct Items<'a>(std::slice::Iter<'a, Value>);

impl<'de> SeqAccess<'de> for &mut Items<'de> {
    type Error = Unreadable;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unreadable> {
        self.0.next().map(|item| seed.deserialize(Tree(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// What is left of a table, and the value whose key has been read.
struct Entries<'a> {
    rest: serde_json::map::Iter<'a>,
    value: Option<&'a Value>,
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Unreadable;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Unreadable> {
        let Some((key, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(Name(key)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Unreadable> {
        seed.deserialize(Tree(self.value.take().unwrap_or(&Value::Null)))
    }
}

/// A variant, with what belongs to it.
struct Variant<'a> {
    name: &'a str,
    content: &'a Value,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Unreadable;
    type Variant = Tree<'de>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Tree<'de>), Unreadable> {
        Ok((seed.deserialize(Name(self.name))?, Tree(self.content)))
    }
}

impl<'de> VariantAccess<'de> for Tree<'de> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        if self.0.is_null() { Ok(()) } else { self.refuse("nothing") }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Unreadable> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unreadable> {
        self.items(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.entries(visitor)
    }
}

/// The name of a field, a variant or an entry.
struct Name<'a>(&'a str);

impl<'de> Deserializer<'de> for Name<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_enum(Variant { name: self.0, content: &Value::Null })
    }

    reads!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 => unsigned);
    reads!(deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 => signed);

    serde::forward_to_deserialize_any! {
        bool f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

impl<'a> Name<'a> {
    fn unsigned<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.parse().map_err(Error::custom).and_then(|number| visitor.visit_u64(number))
    }

    fn signed<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        self.0.parse().map_err(Error::custom).and_then(|number| visitor.visit_i64(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use std::collections::BTreeMap;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Wish {
        Pass,
        Pay(u8),
        Swap(i8, char),
        Lay { tile: Option<String>, turns: [u8; 2], weight: f64, last: bool },
    }

    #[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Pearl,
        Coral,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Table {
        #[serde(default)]
        seats: u8,
        wishes: Vec<Wish>,
        stock: BTreeMap<String, (u16, i32)>,
        heaps: BTreeMap<Kind, BTreeMap<u8, bool>>,
        nothing: (),
    }

    const TEXT: &str = r#"{"wishes":["pass",{"pay":7},{"swap":[-3,"x"]},{"pass":null},
        {"lay":{"tile":null,"turns":[1,2],"weight":0.5,"last":true}},
        {"lay":{"tile":"bay","turns":[0,3],"weight":2,"last":false}}],
        "stock":{"pearl":[300,-70000],"coral":[0,1]},"heaps":{"coral":{"3":true},"pearl":{}},"nothing":null}"#;

    #[test]
    fn a_tree_is_read_as_its_text_is() {
        let tree: Value = serde_json::from_str(TEXT).unwrap();
        assert_eq!(read_tree::<Table>(&tree), read_json(TEXT));
        assert!(read_tree::<Table>(&tree).is_ok());
        assert_eq!(read_toml::<BTreeMap<String, u8>>("a = 1\nb = 2").unwrap().len(), 2);
    }

    #[test]
    fn what_the_text_refuses_the_tree_refuses() {
        for (good, bad) in [
            ("\"pass\",", "\"fold\","),
            ("{\"pay\":7}", "{\"pay\":256}"),
            ("{\"pay\":7}", "{\"pay\":-1}"),
            ("{\"pay\":7}", "{\"pay\":\"7\"}"),
            ("{\"pay\":7}", "{\"pay\":7,\"pass\":null}"),
            ("[-3,\"x\"]", "[-3,\"x\",1]"),
            ("[-3,\"x\"]", "[-3]"),
            ("\"turns\":[1,2]", "\"turns\":[1,2,3]"),
            ("\"last\":true", "\"last\":1"),
            ("\"last\":true", "\"last\":true,\"more\":1"),
            ("\"nothing\":null", "\"nothing\":0"),
            ("\"nothing\":null", "\"nothing\":null,\"seats\":300"),
            (",\"nothing\":null", ""),
            ("{\"3\":true}", "{\"300\":true}"),
            ("\"coral\":{", "\"sand\":{"),
        ] {
            let text = TEXT.replacen(good, bad, 1);
            assert_ne!(text, TEXT);
            let tree: Value = serde_json::from_str(&text).unwrap();
            assert!(read_tree::<Table>(&tree).is_err() && read_json::<Table>(&text).is_err(), "{bad}");
        }
    }
}
