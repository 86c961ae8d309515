# Words that every part of the program uses.

and = and
or = or
yes = Yes
no = No
