//! Reading data from JSON and TOML.
//!
//! serde makes a reader for every pair of a type and a format, and the format's parser becomes part of each: for the
//! types of four games that was a quarter of the client's program. In a browser, where every byte is carried there,
//! a text is therefore parsed into a tree of values first, by one parser, and types are read from the tree.
//! Elsewhere they are read from the text, which is faster and tells where a fault is.

use std::fmt;

use serde::de::{DeserializeOwned, Error};
use serde_json::Value;

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

/// Reads something written in TOML, which people write in files: there are none in a browser.
#[cfg(not(target_family = "wasm"))]
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    toml::from_str(text).map_err(Error::custom)
}

/// The tree of a text. It is never made part of what reads a type, or there would be as many parsers as types again.
#[inline(never)]
fn tree_of(text: &str) -> Result<Value, Unreadable> {
    serde_json::from_str(text).map_err(Error::custom)
}

/// Reads something from a tree of values.
pub fn read_tree<T: DeserializeOwned>(tree: &Value) -> Result<T, Unreadable> {
    T::deserialize(tree).map_err(Error::custom)
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
