# Dragons des mers

sea-dragons-title = Dragons des mers
sea-dragons-tagline = De longs corps, des bateaux coulés et des maelstroms
sea-dragons-about = Un jeu de Yaniv Kahana, Pini Shekhter et Simone Luciani, illustré par Weberson Santiago, édité par Gravitix Games et Fractal Juegos, distribué en français par Gigamic. Ceci est un logiciel d’amateurs, non officiel, avec ses propres dessins et ses propres mots. Les faces des plateaux, le contour de l’île, le choix des formes, les missions et la répartition des cartes Corail sont reconstitués.

## Comment une table est préparée

sea-dragons-option-faces = Faces des plateaux
sea-dragons-option-faces-random = Au hasard
sea-dragons-option-faces-a = Toutes A
sea-dragons-option-faces-b = Toutes B
sea-dragons-option-bonus = Points pour le plus de missions
sea-dragons-option-bonus-hint = Cinq points pour qui a accompli le plus de missions.

## Ce qui est demandé

sea-dragons-ask-setup = La mer se met en place.
sea-dragons-ask-over = La partie est finie.
sea-dragons-ask-wait = C’est à quelqu’un d’autre de jouer.
sea-dragons-ask-choose = Choisissez une carte Dragon, ou passez.
sea-dragons-ask-place = Posez le { $card }.
sea-dragons-ask-place-unseen = Posez le dragon choisi.
sea-dragons-ask-keep = Gardez l’une des deux cartes Corail.
sea-dragons-ask-harvest = Accomplissez une mission si vous voulez, puis piochez une carte.
sea-dragons-ask-draw = Piochez une carte.
sea-dragons-ask-last = Accomplissez une mission si vous voulez, puis terminez votre dernier tour.

## Ce qu’on peut faire

sea-dragons-do-play = Jouer le { $card }
sea-dragons-do-place = Poser le { $card } en { $cells }
sea-dragons-do-keep = Garder la carte « { $coral } »
sea-dragons-do-complete = Accomplir la mission « { $mission } » avec { $payment }
sea-dragons-do-take = Prendre le { $card }
sea-dragons-do-blind = Piocher une { $size } à l’aveugle
sea-dragons-do-finish = Terminer le tour
sea-dragons-do-pass = Passer
sea-dragons-do-cash = Changer une carte d’or en pièces

## Ce qui s’est passé

sea-dragons-event-board-laid = { $realm } : plateau { $board }, face { $face }.
sea-dragons-event-ship-moored = En { $cell } se trouve { $ship }.
sea-dragons-event-card-opened = Nouveau au marché : le { $card }.
sea-dragons-event-mission-opened = Nouvelle mission : { $mission }.
sea-dragons-event-card-drawn = { $seat } pioche une { $size }.
sea-dragons-event-card-drawn-seen = { $seat } pioche le { $card }.
sea-dragons-event-first-drawn = { $seat } commence.
sea-dragons-event-card-chosen = { $seat } choisit une carte.
sea-dragons-event-card-chosen-seen = { $seat } choisit le { $card }.
sea-dragons-event-dragon-placed = { $seat } pose le { $card } en { $cells }.
sea-dragons-event-coins-found = { $seat } trouve { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }.
sea-dragons-event-toll-paid = { $seat } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour { $count ->
        [one] un maelstrom ou courant
       *[other] { $count } maelstroms ou courants
    }.
sea-dragons-event-ships-taken = { $seat } prend { $ships }.
sea-dragons-event-neighbour-paid = { $seat } gagne { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } grâce au voisinage.
sea-dragons-event-coral-drawn = { $seat } regarde une carte Corail.
sea-dragons-event-coral-drawn-seen = { $seat } regarde la carte Corail « { $coral } ».
sea-dragons-event-coral-kept = { $seat } garde une carte Corail et remet l’autre sous la pile.
sea-dragons-event-coral-kept-seen = { $seat } garde « { $kept } » et remet « { $returned } » sous la pile.
sea-dragons-event-last-coral-kept = { $seat } garde la dernière carte Corail.
sea-dragons-event-last-coral-kept-seen = { $seat } garde la dernière carte Corail, « { $kept } ».
sea-dragons-event-mission-completed = { $seat } accomplit la mission « { $mission } » avec { $payment }.
sea-dragons-event-card-taken = { $seat } prend le { $card } au marché.
sea-dragons-event-pile-chosen = { $seat } se sert à la pile : une { $size }.
sea-dragons-event-pile-shuffled = La pile est épuisée ({ $size }) : { $count ->
        [one] une carte déjà jouée forme
       *[other] { $count } cartes déjà jouées sont mélangées et forment
    } la nouvelle.
sea-dragons-event-nothing-drawn = { $seat } ne pioche pas.
sea-dragons-event-passed = { $seat } passe et prend { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
sea-dragons-event-gold-cashed = { $seat } change une carte d’or en { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
sea-dragons-event-corals-shown = { $seat } a encore { $corals }.
sea-dragons-event-realm-scored = { $realm }, { $count ->
        [0] aucun maelstrom visible
        [one] un maelstrom visible
       *[other] { $count } maelstroms visibles
    } : { $winners }.
sea-dragons-event-realm-empty = { $realm }, { $count ->
        [0] aucun maelstrom visible
        [one] un maelstrom visible
       *[other] { $count } maelstroms visibles
    } : personne ne marque.
sea-dragons-event-seat-scored = { $seat } a { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : missions { $missions }, prime des missions { $most }, pièces { $coins }, bateaux { $ships }, cartes Corail { $corals }, royaumes { $realms }.
sea-dragons-event-game-won = { $count ->
        [one] { $winners } l’emporte.
       *[other] { $winners } se partagent la victoire.
    }

## Pourquoi pas

sea-dragons-no-seat = Cette place n’existe pas à cette table.
sea-dragons-no-setting-up = La mer se met encore en place.
sea-dragons-no-over = La partie est finie : toutes les têtes sont jouées.
sea-dragons-no-turn = C’est le tour de { $seat }.
sea-dragons-no-drawing = Une carte est en train d’être piochée.
sea-dragons-no-card-chosen = Choisissez d’abord une carte.
sea-dragons-no-other-card = Une carte est déjà choisie : posez son dragon, ou revenez sur ce choix tant que c’est possible.
sea-dragons-no-dragon-first = Le dragon vient d’abord, puis les missions et les cartes.
sea-dragons-no-second-dragon = Le dragon de ce tour est déjà dans la mer.
sea-dragons-no-coral-first = Gardez d’abord l’une des deux cartes Corail.
sea-dragons-no-offer = Aucune carte Corail n’est proposée.
sea-dragons-no-such-card = Le { $card } n’est pas dans votre main.
sea-dragons-no-place = Avec { $coins ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $coins } pièces
    }, il n’y a pas de place pour le { $card }.
sea-dragons-no-part = La tête est sur une partie du dragon, et le { $card } n’en a que { $count }.
sea-dragons-no-pose = Le { $card } n’a que { $count ->
        [one] une pose
       *[other] { $count } poses
    }.
sea-dragons-no-outside = La première case en { $head }, le { $card } sortirait de la mer.
sea-dragons-no-island = Personne ne peut s’installer sur l’île : { $cells }.
sea-dragons-no-taken = Un dragon de { $seat } est déjà là : { $cells }.
sea-dragons-no-beside-own = Un dragon ne peut jamais être à côté de l’un des vôtres : { $cells }.
sea-dragons-no-touch = Un dragon doit toucher l’île ou le dragon d’un autre joueur ; ce n’est pas le cas en { $cells }.
sea-dragons-no-coins = Cette place coûte { $toll ->
        [one] { $toll } pièce
       *[other] { $toll } pièces
    }, et avec celles qu’on y trouve vous en avez { $coins }.
sea-dragons-no-such-offer = La carte « { $coral } » n’est pas proposée.
sea-dragons-no-second-mission = On ne peut accomplir qu’une mission par tour.
sea-dragons-no-such-mission = La mission « { $mission } » n’est pas dans la rangée.
sea-dragons-no-ships = Vous n’avez que { $ships }.
sea-dragons-no-such-coral = La carte « { $coral } » n’est pas dans votre main autant de fois.
sea-dragons-no-ship-card = La carte « { $coral } » ne vaut pas de bateaux.
sea-dragons-no-pays-too-little = { $count ->
        [one] Il manque un bateau
       *[other] Il manque { $count } bateaux
    } pour cette mission.
sea-dragons-no-pays-too-much = La mission peut se passer d’une partie de ce paiement.
sea-dragons-no-same-size = Vous avez joué une { $size } : piochez-en une d’une autre taille.
sea-dragons-no-market = Le { $card } n’est pas au marché.
sea-dragons-no-pile = Il n’y a plus de { $size }.
sea-dragons-no-last-dragon = C’était votre dernier dragon : il ne vous faut plus de carte.
sea-dragons-no-must-draw = Il y a une carte à piocher.
sea-dragons-no-gold = Vous n’avez pas de carte d’or.

## Les choses

sea-dragons-thing-small = petite carte
sea-dragons-thing-medium = carte moyenne
sea-dragons-thing-large = grande carte
sea-dragons-thing-small-card = petit dragon { $shape }
sea-dragons-thing-medium-card = dragon moyen { $shape }
sea-dragons-thing-large-card = grand dragon { $shape }
sea-dragons-thing-starfish = Étoile de mer
sea-dragons-thing-seahorse = Hippocampe
sea-dragons-thing-shell = Coquillage
sea-dragons-thing-octopus = Pieuvre
sea-dragons-thing-green-ships = { $count ->
        [0] aucun bateau vert
        [one] un bateau vert
       *[other] { $count } bateaux verts
    }
sea-dragons-thing-violet-ships = { $count ->
        [0] aucun bateau violet
        [one] un bateau violet
       *[other] { $count } bateaux violets
    }
sea-dragons-thing-red-ships = { $count ->
        [0] aucun bateau rouge
        [one] un bateau rouge
       *[other] { $count } bateaux rouges
    }
sea-dragons-thing-blue-ships = { $count ->
        [0] aucun bateau bleu
        [one] un bateau bleu
       *[other] { $count } bateaux bleus
    }
sea-dragons-thing-double = Double bateau : { $ships }
sea-dragons-thing-any = Bateau au choix
sea-dragons-thing-hidden = Dragon caché : { $realm }
sea-dragons-thing-gold = Or
sea-dragons-thing-coral-card = la carte « { $coral } »
sea-dragons-thing-mission = { $ships } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sea-dragons-thing-mission-coral = { $ships } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et une carte Corail
sea-dragons-thing-points = { $seat } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
sea-dragons-thing-seat = { $seat }
