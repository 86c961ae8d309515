# Les mots que toutes les parties du programme emploient.

and = et
or = ou
yes = Oui
no = Non
