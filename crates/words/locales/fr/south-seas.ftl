# Mers du Sud

south-seas-title = Mers du Sud
south-seas-tagline = Bâtissez un archipel, récoltez ses biens, chargez les navires.
south-seas-about = Une version non officielle de Carcassonne : Mers du Sud, un jeu pour deux à cinq de Klaus-Jürgen Wrede, publié par Hans im Glück en 2013 (version française : Filosofia). Règles, mots et images sont les nôtres ; les faces des tuiles et la plupart des navires sont reconstitués.

south-seas-option-takeback = Reprendre des insulaires
south-seas-option-takeback-empty = seulement avec une réserve vide
south-seas-option-takeback-anytime = à chaque tour

## Questions

south-seas-ask-lay = Posez la tuile { $face }.
south-seas-ask-islander = { $reserve ->
    [0] Votre réserve est vide. Reprenez un insulaire ou continuez.
    [one] Placez votre dernier insulaire sur cette tuile ou continuez.
   *[other] Placez un insulaire sur cette tuile ou continuez.
}
south-seas-ask-islander-or-back = Placez un insulaire sur cette tuile, reprenez-en un ou continuez.
south-seas-ask-take-ship = Choisissez l’un des meilleurs navires.
south-seas-ask-load = Chargez un navire ou finissez votre tour.
south-seas-ask-nothing = Il n’y a rien à décider.

## Réponses

south-seas-do-lay = { $turns ->
    [0] Poser la tuile en { $cell }, sans la tourner
    [1] Poser la tuile en { $cell }, tournée d’un quart
    [2] Poser la tuile en { $cell }, tournée d’un demi-tour
   *[other] Poser la tuile en { $cell }, tournée de trois quarts
}
south-seas-do-place-bridge = Placer un collecteur de coquillages sur le pont ({ $where })
south-seas-do-place-island = Placer un cueilleur de bananes sur l’île ({ $where })
south-seas-do-place-sea = Placer un pêcheur dans la mer ({ $where })
south-seas-do-place-market = Placer un marchand sur le marché ({ $where })
south-seas-do-take-back = Reprendre l’insulaire en { $cell }
south-seas-do-leave-islanders = Laisser les insulaires où ils sont
south-seas-do-take-ship = Prendre { $ship }
south-seas-do-load = Charger { $ship } avec { $goods }
south-seas-do-leave-ships = Ne charger aucun navire

## Ce qui s’est passé

south-seas-event-ship-revealed = Un navire arrive : { $ship }.
south-seas-event-tile-drawn = { $seat } pioche la tuile { $face }.
south-seas-event-tile-set-aside = La tuile { $face } n’entre nulle part et est écartée.
south-seas-event-tile-laid = { $seat } pose la tuile en { $cell }.
south-seas-event-placed-bridge = { $seat } place un collecteur de coquillages en { $cell }, sur le pont ({ $where }).
south-seas-event-placed-island = { $seat } place un cueilleur de bananes en { $cell }, sur l’île ({ $where }).
south-seas-event-placed-sea = { $seat } place un pêcheur en { $cell }, dans la mer ({ $where }).
south-seas-event-placed-market = { $seat } place un marchand en { $cell }, sur le marché ({ $where }).
south-seas-event-taken-back = { $seat } reprend l’insulaire en { $cell }.
south-seas-event-complete-bridge = Le pont sur { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} est complet : { $seats } { $count ->
    [one] reçoit
   *[other] reçoivent chacun
} { $goods }.
south-seas-event-complete-island = L’île sur { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} est complète : { $seats } { $count ->
    [one] reçoit
   *[other] reçoivent chacun
} { $goods }.
south-seas-event-complete-sea = La mer de { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} est fermée : { $seats } { $count ->
    [one] reçoit
   *[other] reçoivent chacun
} { $goods }.
south-seas-event-boat = Un bateau de pêche vient dans la mer de { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} : { $seats } { $count ->
    [one] reçoit
   *[other] reçoivent chacun
} { $goods }.
south-seas-event-unfinished-bridge = Le pont inachevé sur { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} est compté : { $seats } { $count ->
    [one] reçoit
   *[other] reçoivent chacun
} { $goods }.
south-seas-event-unfinished-island = L’île inachevée sur { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} est comptée : { $seats } { $count ->
    [one] reçoit
   *[other] reçoivent chacun
} { $goods }.
south-seas-event-unfinished-sea = La mer ouverte de { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} est comptée : { $seats } { $count ->
    [one] reçoit
   *[other] reçoivent chacun
} { $goods }.
south-seas-event-fish-covered = Un jeton recouvre { $fish ->
    [one] un poisson
   *[other] { $fish } poissons
} en { $cell }.
south-seas-event-market-completed = Le marché en { $cell } est complet : { $seat } peut prendre un navire, s’il en reste.
south-seas-event-ship-taken = { $seat } prend { $ship }.
south-seas-event-ship-loaded = { $seat } charge { $ship } avec { $goods }.
south-seas-event-ended-last-tile = Il ne reste plus de tuile : la partie est finie.
south-seas-event-ended-last-ship = Le dernier navire a été pris : la partie est finie.
south-seas-event-counted = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $ship-points } pour { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
}, { $goods-points } pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}.

## Pourquoi pas

south-seas-no-not-awaited = C’est à quelqu’un d’autre de répondre.
south-seas-no-other-question = Ce n’est pas la question posée maintenant.
south-seas-no-cell-taken = Il y a déjà une tuile en { $cell }.
south-seas-no-cell-apart = Aucune tuile ne touche { $cell } par un côté.
south-seas-no-edges-clash = En { $cell }, les bords ne concordent pas ({ $side }) : la tuile montre { $tile }, sa voisine { $neighbour }.
south-seas-no-same-when-turned = { $turns ->
    [0] La tuile a le même aspect sans être tournée : posez-la ainsi.
    [1] La tuile a le même aspect tournée d’un quart : posez-la ainsi.
   *[other] La tuile a le même aspect tournée d’un demi-tour : posez-la ainsi.
}
south-seas-no-such-spot = La nouvelle tuile n’a pas cette partie : { $kind } ({ $where }).
south-seas-no-reserve-empty = Tous vos insulaires sont sur la table.
south-seas-no-occupied = C’est déjà occupé ({ $kind }) : un insulaire de { $seat } se trouve en { $cell }.
south-seas-no-reserve-not-empty = On ne reprend un insulaire qu’avec une réserve vide, et il { $reserve ->
    [one] en reste un
   *[other] en reste { $reserve }
} dans la vôtre.
south-seas-no-islander = Aucun de vos insulaires ne se trouve en { $cell }.
south-seas-no-ship-not-open = Ce navire n’est pas visible : { $ship }.
south-seas-no-ship-not-best = Un marché apporte un navire de la plus haute valeur, { $best } en ce moment ; pas { $ship }.
south-seas-no-wrong-cargo = Le navire demande exactement ceci : { $cargo }.
south-seas-no-goods-missing = Il vous manque { $goods }.

## Choses

south-seas-thing-seat = { $seat }
south-seas-thing-bridge = pont
south-seas-thing-island = île
south-seas-thing-sea = mer
south-seas-thing-market = marché
south-seas-thing-bananas = { $count ->
    [one] { $count } banane
   *[other] { $count } bananes
}
south-seas-thing-shells = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
}
south-seas-thing-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
south-seas-thing-ship = le navire à { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $cargo })
south-seas-thing-cargo-named = { $goods }
south-seas-thing-cargo-any = { $count ->
    [one] une marchandise quelconque
   *[other] { $count } marchandises quelconques
}
south-seas-thing-cargo-alike = { $count ->
    [one] une marchandise
   *[other] { $count } marchandises de la même sorte
}
south-seas-thing-cargo-two-kinds = { $first } d’une sorte et { $second } d’une autre
south-seas-thing-wind-n = nord
south-seas-thing-wind-nne = nord-nord-est
south-seas-thing-wind-ne = nord-est
south-seas-thing-wind-ene = est-nord-est
south-seas-thing-wind-e = est
south-seas-thing-wind-ese = est-sud-est
south-seas-thing-wind-se = sud-est
south-seas-thing-wind-sse = sud-sud-est
south-seas-thing-wind-s = sud
south-seas-thing-wind-ssw = sud-sud-ouest
south-seas-thing-wind-sw = sud-ouest
south-seas-thing-wind-wsw = ouest-sud-ouest
south-seas-thing-wind-w = ouest
south-seas-thing-wind-wnw = ouest-nord-ouest
south-seas-thing-wind-nw = nord-ouest
south-seas-thing-wind-nnw = nord-nord-ouest
south-seas-thing-wind-middle = milieu
south-seas-thing-wind-around = tout autour
