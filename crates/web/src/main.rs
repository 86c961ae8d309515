//! What the browser runs, in the page and in the worker.

fn main() {
    tidetable_web::run();
}
