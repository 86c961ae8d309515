// Loads the program. The page runs this, and so does the worker in which the bots think;
// whoever starts it is told of a failure, because that is waited for.
import start from "/{{app.js}}";
await start({ module_or_path: "/{{app.wasm}}" });
