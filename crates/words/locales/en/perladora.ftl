# perladora
