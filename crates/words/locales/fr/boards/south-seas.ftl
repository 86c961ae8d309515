# Le plateau de South Seas dans le navigateur.
