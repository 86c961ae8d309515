//! What every game must obey, as reusable tests.
