# Le plateau de Perladöra dans le navigateur.

app-perladora-board = Le lagon. Chaque réponse est aussi dans la liste des réponses ; la position s’y lit aussi en texte.
app-perladora-stock = Pontons restants
app-perladora-divers = Vos plongeurs
app-perladora-hand = { $count ->
    [0] Plus de plongeur de valeur { $value }
    [one] { $count } plongeur de valeur { $value }
   *[other] { $count } plongeurs de valeur { $value }
}
app-perladora-stop = S’arrêter là
app-perladora-pass = Passer pour de bon
app-perladora-reinforce = Renforcer
app-perladora-reinforcement-left = Renfort encore en main
app-perladora-power-look = Regarder un plongeur
app-perladora-power-surface = Plongeur en plus, face visible
app-perladora-power-pontoon = Ponton en plus
app-perladora-power-necklace = Collier de fleurs
app-perladora-power-button = { $power } (×{ $count })
app-perladora-tokens = { $count ->
    [0] { $power } : plus de jeton
    [one] { $power } : { $count } jeton restant
   *[other] { $power } : { $count } jetons restants
}
app-perladora-left = { $count ->
    [0] Aucun plongeur derrière le paravent
    [one] { $count } plongeur derrière le paravent
   *[other] { $count } plongeurs derrière le paravent
}
app-perladora-partner = avec { $name }
app-perladora-passed = a passé
app-perladora-clan-coral = Corail
app-perladora-clan-shell = Coquillage
app-perladora-clan-mountain = Montagne
app-perladora-clan-sand = Sable
app-perladora-farm = { $pearls ->
    [one] Ferme de { $pearls } perle
   *[other] Ferme de { $pearls } perles
}
app-perladora-diver = Plongeur de { $name }, face cachée
app-perladora-diver-known = Plongeur de { $name }, valeur { $value }
app-perladora-territory = Territoire de { $cells } cases, { $pearls ->
    [0] sans perle
    [one] { $pearls } perle
   *[other] { $pearls } perles
}, { $free ->
    [0] complet
    [one] { $free } case libre
   *[other] { $free } cases libres
}
app-perladora-cuts-off = { $count ->
    [one] { $edge } : un ponton ici isolerait { $count } case
   *[other] { $edge } : un ponton ici isolerait { $count } cases
}
app-perladora-accounts = Où sont allées les perles
app-perladora-territory-account = { $pearls ->
    [0] Sans perle, { $cells } cases
    [one] { $pearls } perle, { $cells } cases
   *[other] { $pearls } perles, { $cells } cases
}
app-perladora-strength = force { $count }
app-perladora-takes = { $count ->
    [one] prend { $count } perle
   *[other] prend { $count } perles
}
app-perladora-nobody = Personne n’a plongé ici.
app-perladora-decided = Le renfort a tranché l’égalité.
app-perladora-lost = { $count ->
    [one] { $count } perle ne va à personne.
   *[other] { $count } perles ne vont à personne.
}
app-perladora-worth = { $cell } : vaut { $worth }
app-perladora-try-dive = Essayez : choisissez un plongeur, puis une case. Sur une ferme ou un autre plongeur, on vous dit pourquoi c’est impossible.
app-perladora-try-pontoon = Essayez : posez un ponton. Pointez une ligne marquée d’une croix pour voir les cases qu’il isolerait.
app-perladora-try-reinforce = Essayez : le territoire du coin est complet. Prenez le renfort et posez-le sur l’un de vos plongeurs.
app-perladora-parts = { $edge } : séparerait cette eau en { $one } cases ({ $pearls-one ->
    [one] { $pearls-one } perle
   *[other] { $pearls-one } perles
}) et { $other } cases ({ $pearls-other ->
    [one] { $pearls-other } perle
   *[other] { $pearls-other } perles
})
