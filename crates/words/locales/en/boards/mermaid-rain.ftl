# The board of Mermaid Rain in the browser.
