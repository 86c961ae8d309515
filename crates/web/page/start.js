// Loads the program. The page runs this, and so does the worker in which the bots think.
import start from "/{{app.js}}";
start({ module_or_path: "/{{app.wasm}}" });
