# The board of South Seas in the browser.

app-south-seas-board = L’archipel. Chaque réponse figure aussi dans la liste des réponses ; la position existe aussi en texte.
app-south-seas-turn = Tourner la tuile
app-south-seas-turn-title = Tourner la tuile (touche R, Maj et molette, ou nouveau clic sur sa case)
app-south-seas-near = La tuile qui vient d’être posée, agrandie, avec les places pour un insulaire
app-south-seas-brings = Rapporte
app-south-seas-leave-islanders = Ne placer personne
app-south-seas-leave-ships = Ne rien charger
app-south-seas-reserve = { $count } insulaires sur { $of } en réserve
app-south-seas-ships = { $count ->
    [0] Aucun navire
    [one] 1 navire, { $points } points
   *[other] { $count } navires, { $points } points
}
app-south-seas-row = Navires visibles, avec ce qui manque à chacun
app-south-seas-give = Donner { $given } sur { $total } :
app-south-seas-less = Un de moins
app-south-seas-more = Un de plus
app-south-seas-stock = Encore à venir
app-south-seas-left = { $count ->
    [0] Plus aucune tuile
    [one] 1 tuile restante
   *[other] { $count } tuiles restantes
}
app-south-seas-aside = Mises de côté
app-south-seas-pile = { $count ->
    [0] Aucun navire dans la pile
    [one] 1 navire dans la pile
   *[other] { $count } navires dans la pile
}
app-south-seas-kind = { $count ->
    [one] 1 tuile { $name }
   *[other] { $count } tuiles { $name }
}
app-south-seas-bridge = { $count ->
    [0] Pont sans coquillage
    [one] Pont avec 1 coquillage
   *[other] Pont avec { $count } coquillages
}
app-south-seas-island = { $count ->
    [0] Île sans banane
    [one] Île avec 1 banane
   *[other] Île avec { $count } bananes
}
app-south-seas-sea = { $count ->
    [0] Mer sans poisson
    [one] Mer avec 1 poisson
   *[other] Mer avec { $count } poissons
}
app-south-seas-market = Marché avec { $count } voisines sur 8
app-south-seas-open = { $count ->
    [0] complet
    [one] ouvert à 1 endroit
   *[other] ouvert à { $count } endroits
}
app-south-seas-free = personne
app-south-seas-crew = { $name } × { $count }
app-south-seas-leads = { $count ->
    [one] le gain irait à { $names }
   *[other] le gain irait à chacun : { $names }
}
app-south-seas-accounts = D’où viennent les points
app-south-seas-no-ships = Aucun navire
app-south-seas-by-load = Chargé : { $ship }
app-south-seas-by-market = Grâce à un marché : { $ship }
app-south-seas-ship-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-south-seas-goods-points = { $goods } ÷ 3 → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-south-seas-late = De ce qui restait inachevé à la fin :
app-south-seas-try-lay = À vous : posez la tuile. Cliquez de nouveau sur sa case, ou touche R, pour la tourner. Là où elle ne va pas, vous apprenez pourquoi.
app-south-seas-try-islander = À vous : pointez les parties de la nouvelle tuile pour voir jusqu’où elles s’étendent, et placez un insulaire. Là où quelqu’un se tient déjà, on vous le dit.
app-south-seas-try-load = À vous : chargez un navire avec vos marchandises, ou demandez-en un que vous ne pouvez pas charger.
