//! A set of components: boards, tiles and cards as data.

use std::{
    any::Any,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    sync::{Mutex, MutexGuard},
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

/// The components of one game, as its rules use them. Read from a TOML text and checked.
pub trait Components: Sized + Send + Sync + 'static {
    /// The text of the standard edition, which is played when nothing else is asked for.
    const STANDARD: &'static str;
    /// What [`press`] makes of that text when the game is built.
    const PRESSED: &'static str;
    /// The shape of the TOML text.
    type File: DeserializeOwned;

    /// Checks the text's contents and prepares them for the rules.
    fn build(file: Self::File) -> Result<Self, Fault>;
}

/// What is wrong with a set of components, in one plain sentence for whoever wrote the file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct Fault {
    /// Where in the file: a key, a tile's name, a row.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
}

impl Fault {
    /// A fault at a place of the file.
    pub fn new(place: impl Into<String>, problem: impl Into<String>) -> Fault {
        Fault { place: place.into(), problem: problem.into() }
    }
}

/// Why a set of components cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditionError {
    /// Not TOML, or not the fields this game needs.
    #[error("the edition cannot be read: {0}")]
    Unreadable(String),
    /// Readable, but the components do not fit together.
    #[error("the edition does not hold together: {0}")]
    Unsound(#[from] Fault),
}

impl From<crate::Unreadable> for EditionError {
    fn from(error: crate::Unreadable) -> EditionError {
        EditionError::Unreadable(error.to_string())
    }
}

/// Names a set of components by the first half of the SHA-256 of its text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EditionId([u8; 16]);

impl EditionId {
    /// The name of a text; line ends do not matter.
    pub fn of(text: &str) -> EditionId {
        let mut hasher = Sha256::new();
        for line in text.lines() {
            hasher.update(line.as_bytes());
            hasher.update(b"\n");
        }
        let digest: [u8; 32] = hasher.finalize().into();
        let (half, _) = digest.split_first_chunk().expect("sixteen is less than thirty-two");
        EditionId(*half)
    }
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

impl fmt::Debug for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An edition as it is compiled in: named, and readable without TOML. The readers of TOML and of its numbers and dates
/// were a twentieth of the client's program, and a page has no file of its own to read with them.
#[derive(Deserialize)]
struct Pressed<F> {
    id: EditionId,
    components: F,
}

/// Makes of the text of an edition what is compiled in.
#[cfg(not(target_family = "wasm"))]
pub fn press(text: &str) -> Result<String, crate::Unreadable> {
    let components: serde_json::Value = crate::read_toml(text)?;
    Ok(serde_json::json!({ "id": EditionId::of(text), "components": components }).to_string())
}

struct Loaded<C> {
    id: EditionId,
    standard: bool,
    components: C,
}

/// A set of components in use. Copying it is free: each text is loaded once per process and stays, so
/// states can hold it and be thrown away by the million.
pub struct Edition<C: Components>(&'static Loaded<C>);

/// A loaded edition of any game.
struct Volume(&'static (dyn Any + Send + Sync));

impl Volume {
    fn open<C: Components>(&self) -> Option<&'static Loaded<C>> {
        self.0.downcast_ref()
    }
}

/// Every edition loaded so far, of every game.
static SHELF: Mutex<Vec<Volume>> = Mutex::new(Vec::new());

impl<C: Components> Edition<C> {
    /// The edition that is compiled in.
    pub fn standard() -> Edition<C> {
        let found = shelf().iter().find_map(|volume| volume.open::<C>().filter(|loaded| loaded.standard));
        match found.map(Edition).map_or_else(Edition::unpack, Ok) {
            Ok(edition) => edition,
            Err(error) => panic!("the edition compiled in is sound: {error}"),
        }
    }

    fn unpack() -> Result<Edition<C>, EditionError> {
        let Pressed { id, components } = crate::read_json(C::PRESSED)?;
        Ok(Edition::keep(Loaded { id, standard: true, components: C::build(components)? }))
    }

    /// Reads an edition and keeps it for the life of the process.
    #[cfg(not(target_family = "wasm"))]
    pub fn load(text: &str) -> Result<Edition<C>, EditionError> {
        let id = EditionId::of(text);
        if let Some(edition) = Edition::find(id) {
            return Ok(edition);
        }
        let components = C::build(crate::read_toml(text)?)?;
        Ok(Edition::keep(Loaded { id, standard: false, components }))
    }

    fn keep(loaded: Loaded<C>) -> Edition<C> {
        let loaded: &'static Loaded<C> = Box::leak(Box::new(loaded));
        shelf().push(Volume(loaded));
        Edition(loaded)
    }

    /// An edition loaded before.
    pub fn find(id: EditionId) -> Option<Edition<C>> {
        shelf().iter().find_map(|volume| volume.open::<C>().filter(|loaded| loaded.id == id)).map(Edition)
    }

    /// Its name.
    pub fn id(self) -> EditionId {
        self.0.id
    }
}

fn shelf() -> MutexGuard<'static, Vec<Volume>> {
    SHELF.lock().expect("nobody panics while holding the shelf")
}

impl<C: Components> Clone for Edition<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Components> Copy for Edition<C> {}

impl<C: Components> Deref for Edition<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        &self.0.components
    }
}

impl<C: Components> Default for Edition<C> {
    fn default() -> Self {
        Edition::standard()
    }
}

impl<C: Components> PartialEq for Edition<C> {
    fn eq(&self, other: &Self) -> bool {
        self.0.id == other.0.id
    }
}

impl<C: Components> Eq for Edition<C> {}

impl<C: Components> Hash for Edition<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.id.hash(state);
    }
}

impl<C: Components> fmt::Debug for Edition<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.0.id)
    }
}

impl Serialize for EditionId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for EditionId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let byte =
            |index: usize| text.get(2 * index..2 * index + 2).and_then(|d| u8::from_str_radix(d, 16).ok());
        let mut bytes = [0; 16];
        for (index, place) in bytes.iter_mut().enumerate() {
            *place =
                byte(index).ok_or_else(|| serde::de::Error::custom("an edition's name is 32 hex digits"))?;
        }
        match text.len() {
            32 => Ok(EditionId(bytes)),
            _ => Err(serde::de::Error::custom("an edition's name is 32 hex digits")),
        }
    }
}

impl<C: Components> Serialize for Edition<C> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.id.serialize(serializer)
    }
}

impl<'de, C: Components> Deserialize<'de> for Edition<C> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = EditionId::deserialize(deserializer)?;
        // The standard edition is always at hand, whether or not somebody has used it yet.
        let standard = Edition::<C>::standard();
        if id == standard.id() { Some(standard) } else { Edition::find(id) }
            .ok_or_else(|| serde::de::Error::custom(format_args!("edition {id} is not loaded")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Bag(u32);

    #[derive(Deserialize)]
    struct BagFile {
        marbles: u32,
    }

    impl Components for Bag {
        const STANDARD: &'static str = "marbles = 7\n";
        const PRESSED: &'static str =
            r#"{"components":{"marbles":7},"id":"c10ab9147b61287e54225c5673a03e38"}"#;
        type File = BagFile;

        fn build(file: BagFile) -> Result<Bag, Fault> {
            match file.marbles {
                0 => Err(Fault::new("marbles", "a bag needs at least one")),
                marbles => Ok(Bag(marbles)),
            }
        }
    }

    #[test]
    fn an_edition_is_known_by_its_text_whatever_the_line_ends() {
        let standard = Edition::<Bag>::standard();
        assert_eq!(standard.0.components.0, 7);
        assert_eq!(EditionId::of("marbles = 7\r\n"), standard.id());
        assert_ne!(Edition::<Bag>::load("marbles = 8").unwrap(), standard);
    }

    #[test]
    fn what_is_compiled_in_is_pressed_from_the_text() {
        assert_eq!(press(Bag::STANDARD).unwrap(), Bag::PRESSED);
        assert!(press("marbles = [").is_err());
    }

    #[test]
    fn an_edition_is_written_as_its_name_and_found_again() {
        let edition = Edition::<Bag>::load("marbles = 9").unwrap();
        let text = serde_json::to_string(&edition).unwrap();
        assert_eq!(serde_json::from_str::<Edition<Bag>>(&text).unwrap(), edition);
        let unknown = format!("\"{}\"", "0".repeat(32));
        assert!(serde_json::from_str::<Edition<Bag>>(&unknown).is_err());
        assert!(serde_json::from_str::<Edition<Bag>>("\"é\"").is_err());
    }

    #[test]
    fn a_bad_text_is_refused_with_the_place() {
        let error = Edition::<Bag>::load("marbles = 0").unwrap_err();
        assert_eq!(
            error.to_string(),
            "the edition does not hold together: marbles: a bag needs at least one"
        );
        assert!(matches!(Edition::<Bag>::load("marbles = ["), Err(EditionError::Unreadable(_))));
    }
}
