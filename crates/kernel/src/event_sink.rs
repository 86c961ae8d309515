//! Where rules report what happened.

/// Takes events as rules produce them. `()` drops them before they are built, so playouts pay
/// nothing for them.
pub trait EventSink<E> {
    /// Reports that something happened.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

impl<E> EventSink<E> for () {
    #[inline]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
