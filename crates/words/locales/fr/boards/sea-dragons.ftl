# Le plateau de Sea Dragons dans le navigateur.

app-sea-dragons-board = La mer. Chaque réponse est aussi dans la liste des réponses ; la position s’y lit aussi en texte.
app-sea-dragons-shelves = À côté de la mer
app-sea-dragons-cards = Cartes
app-sea-dragons-missions = Missions
app-sea-dragons-market = Marché
app-sea-dragons-realms = Royaumes
app-sea-dragons-hand = Vos cartes dragon
app-sea-dragons-corals = Vos cartes corail
app-sea-dragons-offer = Cartes corail au choix
app-sea-dragons-small = petit
app-sea-dragons-medium = moyen
app-sea-dragons-large = grand
app-sea-dragons-turn = Tourner
app-sea-dragons-head = Tête
app-sea-dragons-mirror = Miroir
app-sea-dragons-cash = Or contre { $coins } pièces
app-sea-dragons-pass = Passer (+{ $coins } pièces)
app-sea-dragons-finish = Finir le tour
app-sea-dragons-how = Cliquez sur la mer pour y tenir le dragon, sur le dragon pour le tourner (R tourne, M retourne, H déplace la tête).
app-sea-dragons-denied = impossible ainsi ; cliquez pour savoir pourquoi
app-sea-dragons-dragon-of = Dragon de { $name }
app-sea-dragons-whirlpool = Maelstrom : coûte { $toll } pièces, compte pour la majorité tant qu’on le voit
app-sea-dragons-current = Courant : coûte { $toll } pièces, n’est à aucun royaume
app-sea-dragons-coin = Une pièce
app-sea-dragons-coral = Corail : rapporte une carte corail
app-sea-dragons-island = L’île
app-sea-dragons-water = Eau libre
app-sea-dragons-forecast-coins = { $toll ->
    [0] { $found ->
        [0] rien à payer, reste { $after }
       *[other] +{ $found }, cela fait { $after }
    }
   *[other] { $found ->
        [0] −{ $toll }, reste { $after }
       *[other] +{ $found } −{ $toll }, reste { $after }
    }
}
app-sea-dragons-forecast-ships = bateaux gagnés
app-sea-dragons-forecast-corals = { $count ->
    [one] { $count } carte corail
   *[other] { $count } cartes corail
}
app-sea-dragons-forecast-neighbour = { $name } +{ $coins }
app-sea-dragons-mission-ready = réalisable
app-sea-dragons-mission-missing = { $count ->
    [one] manque { $count } bateau
   *[other] manque { $count } bateaux
}
app-sea-dragons-payments = Remettre
app-sea-dragons-pile = { $count ->
    [0] Sans voir, { $size } : la pile est vide
    [one] Sans voir, { $size } : { $count } carte dans la pile
   *[other] Sans voir, { $size } : { $count } cartes dans la pile
}
app-sea-dragons-prize = { $count ->
    [0] Aucun maelstrom visible
    [one] { $count } maelstrom visible : { $points } points pour la majorité
   *[other] { $count } maelstroms visibles : { $points } points pour la majorité
}
app-sea-dragons-rank = { $name } : { $dragons ->
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
}{ $hidden ->
    [0] {""}
    [one] {" "}et { $hidden } caché
   *[other] {" "}et { $hidden } cachés
}, { $pieces ->
    [one] { $pieces } élément
   *[other] { $pieces } éléments
} ; pour l’instant { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
app-sea-dragons-heads = { $count ->
    [0] Plus de dragon
    [one] { $count } dragon restant
   *[other] { $count } dragons restants
}
app-sea-dragons-coins = { $count ->
    [0] Aucune pièce
    [one] { $count } pièce
   *[other] { $count } pièces
}
app-sea-dragons-coral-count = { $count ->
    [0] Aucune carte corail
    [one] { $count } carte corail
   *[other] { $count } cartes corail
}
app-sea-dragons-mission-count = { $count ->
    [0] Aucune mission accomplie
    [one] { $count } mission accomplie, { $points } points
   *[other] { $count } missions accomplies, { $points } points
}
app-sea-dragons-accounts = D’où viennent les points
app-sea-dragons-score-missions = Missions
app-sea-dragons-score-most = Le plus de missions
app-sea-dragons-score-coins = Pièces
app-sea-dragons-score-ships = Bateaux restants
app-sea-dragons-score-corals = Cartes corail
app-sea-dragons-score-total = Total
app-sea-dragons-realm-account = { $realm } : { $count ->
    [0] aucun maelstrom visible
    [one] { $count } maelstrom visible à { $each } points
   *[other] { $count } maelstroms visibles à { $each } points
}
app-sea-dragons-strength = { $dragons ->
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
}{ $hidden ->
    [0] {""}
    [one] {" "}+ { $hidden } caché
   *[other] {" "}+ { $hidden } cachés
}, { $pieces ->
    [one] { $pieces } élément
   *[other] { $pieces } éléments
}
app-sea-dragons-nobody = Personne n’y est.
app-sea-dragons-try-lay = Essayez : survolez la mer, cliquez pour poser le dragon, cliquez dessus pour le tourner (ou touche R pour tourner, M pour le miroir). À côté d’un de vos dragons, ou loin de tous, on vous dit pourquoi c’est impossible.
app-sea-dragons-try-mission = Essayez : les bateaux du dernier dragon et une carte corail peuvent payer une mission. Cliquez sur une mission réalisable, puis sur une autre.
app-sea-dragons-try-draw = Essayez : piochez une carte. Une carte de la taille que vous venez de jouer est refusée.
app-sea-dragons-try-majority = Essayez : pointez les royaumes pour voir qui y mène, aux dragons puis aux éléments.
