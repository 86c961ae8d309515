# mermaid-rain
