//! One value for every size, ship or realm: arrays that are indexed by the thing itself.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::{Realm, Ship, Size};

macro_rules! by {
    ($(#[$doc:meta])* $name:ident, $key:ident, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name<T>(pub [T; $count]);

        impl<T> $name<T> {
            /// Keys and values in order.
            pub fn iter(&self) -> impl Iterator<Item = ($key, &T)> {
                $key::ALL.into_iter().zip(&self.0)
            }
        }

        impl<T> Index<$key> for $name<T> {
            type Output = T;

            #[inline]
            fn index(&self, key: $key) -> &T {
                &self.0[key as usize]
            }
        }

        impl<T> IndexMut<$key> for $name<T> {
            #[inline]
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[key as usize]
            }
        }
    };
}

by!(
    /// One value for every size of dragon.
    BySize, Size, 3
);
by!(
    /// One value for every colour of ship.
    ByShip, Ship, 4
);
by!(
    /// One value for every realm.
    ByRealm, Realm, 4
);
