# Le plateau de Mermaid Rain dans le navigateur.
