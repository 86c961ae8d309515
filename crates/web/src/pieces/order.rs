//! Lists put in order.

/// The items in the order of their keys, equals as they were. Sorting itself is the same for all lists, so that the
/// program holds it once.
pub(crate) fn ordered<T>(items: Vec<T>, key: impl FnMut(&T) -> i64) -> Vec<T> {
    let mut order: Vec<(i64, usize)> = items.iter().map(key).zip(0..).collect();
    order.sort_unstable();
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    order.into_iter().filter_map(|(_, index)| items[index].take()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_keep_their_order() {
        let words = vec!["shell", "pearl", "fish", "coral", "sun"];
        let sorted = ordered(words, |word| -(word.len() as i64));
        assert_eq!(sorted, ["shell", "pearl", "coral", "fish", "sun"]);
    }
}
