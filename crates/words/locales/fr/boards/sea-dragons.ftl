# Le plateau de Sea Dragons dans le navigateur.
