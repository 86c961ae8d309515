# Mermaid Rain.

mermaid-rain-title = Mermaid Rain
mermaid-rain-tagline = Combinaisons secrètes, vagues montantes et trésors pour un Prince
mermaid-rain-about = Mermaid Rain est un jeu de Hitoshi Yasuda et Keiji Kariya, édité par Z-Man Games en 2011. Ceci est une version non officielle et non commerciale, avec ses propres images et ses propres mots. La carte de l’océan, la répartition des jetons et des tuiles et les cartes de courants sous-marins sont reconstituées.

# Options

mermaid-rain-option-free = Sirène libre
mermaid-rain-option-free-hint = Les trésors face visible sont tirés parmi tous les jetons au lieu de la série fixe.
mermaid-rain-option-march = La Marche de l’océan rapporte
mermaid-rain-option-march-hint = Le trésor d’une Marche de l’océan rapporte ses deux points, comme tout autre trésor.

# Things

mermaid-rain-thing-seat = { $seat }
mermaid-rain-thing-card-dolphin = dauphin
mermaid-rain-thing-card-gull = mouette
mermaid-rain-thing-card-turtle = tortue
mermaid-rain-thing-cards-dolphin =
    { $count ->
        [one] { $count } dauphin
       *[other] { $count } dauphins
    }
mermaid-rain-thing-cards-gull =
    { $count ->
        [one] { $count } mouette
       *[other] { $count } mouettes
    }
mermaid-rain-thing-cards-turtle =
    { $count ->
        [one] { $count } tortue
       *[other] { $count } tortues
    }
mermaid-rain-thing-token-dragon = écaille de dragon
mermaid-rain-thing-token-pearl = perle
mermaid-rain-thing-token-crystal = cristal
mermaid-rain-thing-token-coral = corail
mermaid-rain-thing-token-shell = coquillage
mermaid-rain-thing-kind-dragon = écailles de dragon
mermaid-rain-thing-kind-pearl = perles
mermaid-rain-thing-kind-crystal = cristaux
mermaid-rain-thing-kind-coral = coraux
mermaid-rain-thing-kind-shell = coquillages
mermaid-rain-thing-tokens-dragon =
    { $count ->
        [one] { $count } écaille de dragon
       *[other] { $count } écailles de dragon
    }
mermaid-rain-thing-tokens-pearl =
    { $count ->
        [one] { $count } perle
       *[other] { $count } perles
    }
mermaid-rain-thing-tokens-crystal =
    { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }
mermaid-rain-thing-tokens-coral =
    { $count ->
        [one] { $count } corail
       *[other] { $count } coraux
    }
mermaid-rain-thing-tokens-shell =
    { $count ->
        [one] { $count } coquillage
       *[other] { $count } coquillages
    }
mermaid-rain-thing-tile = tuile { $shape } { $hue } à { $symbol }
mermaid-rain-thing-shape-curved = courbe
mermaid-rain-thing-shape-triangular = triangulaire
mermaid-rain-thing-shape-long = longue
mermaid-rain-thing-shape-short = courte
mermaid-rain-thing-symbol-dolphin = dauphin
mermaid-rain-thing-symbol-gull = mouette
mermaid-rain-thing-symbol-turtle = tortue
mermaid-rain-thing-symbol-mermaid = sirène
mermaid-rain-thing-hue-dark = foncée
mermaid-rain-thing-hue-light = claire
mermaid-rain-thing-terrain-outside = hors du plateau
mermaid-rain-thing-terrain-closed = dans la partie fermée à trois
mermaid-rain-thing-terrain-ocean = en pleine mer
mermaid-rain-thing-terrain-rock = un îlot rocheux
mermaid-rain-thing-terrain-start = une case de départ
mermaid-rain-thing-terrain-wreck = une épave
mermaid-rain-thing-terrain-island = une petite île
mermaid-rain-thing-terrain-cave = une grotte sous-marine
mermaid-rain-thing-meld-rain = Pluie de sirènes
mermaid-rain-thing-meld-squall = Bourrasque de sirènes
mermaid-rain-thing-meld-march = Marche de l’océan
mermaid-rain-thing-meld-splash = Double éclaboussure
mermaid-rain-thing-meld-waltz = Valse aigue-marine
mermaid-rain-thing-meld-mist = Brume de sirènes
mermaid-rain-thing-meld-drop = Goutte de sirène
mermaid-rain-thing-meld-octopus = Poulpe
mermaid-rain-thing-shown = { $seat } ({ $cards })
mermaid-rain-thing-shown-princess = { $seat } (la princesse sirène)
mermaid-rain-thing-ranked = { $seat } ({ $meld })
mermaid-rain-thing-share =
    { $points ->
        [one] { $seat } { $points } point (en a { $count })
       *[other] { $seat } { $points } points (en a { $count })
    }

# Answers

mermaid-rain-do-lay = Poser { $cards }
mermaid-rain-do-princess = Jouer la princesse sirène et s’arrêter
mermaid-rain-do-pick = Prendre la { $tile }
mermaid-rain-do-march = Tirer d’abord le trésor de la Marche de l’océan
mermaid-rain-do-waltz = Tirer une tuile { $shape } sans la voir
mermaid-rain-do-start = Partir de { $at }
mermaid-rain-do-place = Poser la { $tile } en { $at }, orientation { $turn }
mermaid-rain-do-forgo = Ne plus poser de tuile
mermaid-rain-do-move = Aller en { $to } pour { $cards }
mermaid-rain-do-warp = Bondir en { $to }
mermaid-rain-do-rest = Finir le tour
mermaid-rain-do-take = Prendre : { $token }
mermaid-rain-do-take-hidden = Prendre le trésor caché { $number }
mermaid-rain-do-leave = Ne rien prendre
mermaid-rain-do-drift = Dériver vers { $to }
mermaid-rain-do-keep = Garder { $cards }

# Questions

mermaid-rain-ask-wait = Attendez les autres.
mermaid-rain-ask-lay-two = Choisissez deux cartes pour votre combinaison.
mermaid-rain-ask-lay-one = Ajoutez une carte à votre combinaison, ou jouez la princesse sirène pour vous arrêter.
mermaid-rain-ask-pick = Prenez une des tuiles de vague révélées.
mermaid-rain-ask-pick-march = Prenez une tuile de vague, ou tirez d’abord le trésor de votre Marche de l’océan.
mermaid-rain-ask-pick-waltz = Prenez une tuile de vague, ou tirez d’abord la tuile de votre Valse aigue-marine.
mermaid-rain-ask-waltz = Choisissez la forme de la tuile de votre Valse aigue-marine.
mermaid-rain-ask-start = Choisissez votre case de départ.
mermaid-rain-ask-place =
    { $count ->
        [one] Posez votre tuile de vague, ou renoncez-y.
       *[other] Posez vos tuiles de vague, ou renoncez-y.
    }
mermaid-rain-ask-ride = Déplacez votre sirène, ou finissez votre tour.
mermaid-rain-ask-ride-warp = Bondissez où vous voulez, déplacez votre sirène, ou finissez votre tour.
mermaid-rain-ask-take = Prenez un trésor, ou aucun.
mermaid-rain-ask-drift = Votre tuile a disparu : choisissez la case de départ où dériver.
mermaid-rain-ask-keep = Choisissez les deux cartes que vous gardez.

# Refusals

mermaid-rain-no-turn = Ce n’est pas à vous de répondre.
mermaid-rain-no-now = Ce n’est pas ce qui est demandé. { $question }
mermaid-rain-no-meld-size =
    { $asked ->
        [one] Une combinaison grandit d’une carte à la fois, pas de { $given }.
       *[other] Une combinaison commence par { $asked } cartes, pas par { $given }.
    }
mermaid-rain-no-princess = La princesse sirène ne peut pas être une des deux premières cartes.
mermaid-rain-no-cards = Vous n’avez pas { $cards }. Votre main : { $hand }.
mermaid-rain-no-offer = Cette tuile n’est pas proposée : { $tile }.
mermaid-rain-no-bonus = Votre combinaison ne donne pas ce bonus, ou vous l’avez déjà eu.
mermaid-rain-no-shape = Il ne reste aucune tuile { $shape } à tirer.
mermaid-rain-no-start = { $at } n’est pas une case de départ.
mermaid-rain-no-start-occupied = La sirène de { $seat } est en { $at }.
mermaid-rain-no-tile = Vous n’avez pas cette tuile à poser : { $tile }.
mermaid-rain-no-turning =
    { $count ->
        [one] Une tuile { $shape } ne se pose que d’une façon.
       *[other] Une tuile { $shape } ne se tourne que de { $count } façons.
    }
mermaid-rain-no-board = La tuile dépasserait du plateau.
mermaid-rain-no-water = Les tuiles se posent en pleine mer seulement ; { $at } : { $terrain }.
mermaid-rain-no-covered = { $at } est sous une autre tuile.
mermaid-rain-no-place = Il n’y a ni tuile ni case où entrer en { $at }.
mermaid-rain-no-first-hex = La tuile en { $at } porte le nom de son premier hexagone, { $first }.
mermaid-rain-no-adjacent = { $to } ne touche pas { $from }.
mermaid-rain-no-card = On entre en { $to } avec une carte { $card }, ou avec deux cartes dont aucune n’est { $card }.
mermaid-rain-no-deep-sea = Une seule carte { $card } suffit pour { $to } ; deux cartes ne valent que si aucune n’est { $card }.
mermaid-rain-no-deep-sea-any = N’importe quelle carte seule permet d’entrer en { $to }.
mermaid-rain-no-payment =
    { $count ->
        [one] Un déplacement coûte une carte assortie ou deux qui ne le sont pas, pas { $count }.
       *[other] Un déplacement coûte une carte assortie ou deux qui ne le sont pas, pas { $count }.
    }
mermaid-rain-no-warp = Seule une Pluie de sirènes permet de bondir, une fois et avant le premier déplacement.
mermaid-rain-no-warp-here = Votre sirène est déjà en { $at }.
mermaid-rain-no-token = Ce trésor n’est pas face visible en { $at } : { $token }.
mermaid-rain-no-hidden-token = Il n’y a pas de tel trésor face cachée en { $at }.
mermaid-rain-no-keep-size =
    { $given ->
        [one] On garde exactement { $asked } cartes, pas { $given }.
       *[other] On garde exactement { $asked } cartes, pas { $given }.
    }

# What happened

mermaid-rain-event-dealer = { $seat } distribue en premier.
mermaid-rain-event-laid-out = En { $at } : { $token }.
mermaid-rain-event-round = La manche { $round } commence ; { $seat } distribue.
mermaid-rain-event-dealt =
    { $count ->
        [one] { $seat } reçoit { $count } carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
mermaid-rain-event-dealt-open = { $seat } reçoit { $cards }.
mermaid-rain-event-shuffled =
    { $count ->
        [one] La défausse devient la nouvelle pioche : { $count } carte.
       *[other] La défausse devient la nouvelle pioche : { $count } cartes.
    }
mermaid-rain-event-undercurrents =
    { $count ->
        [one] La carte de courants { $card } révèle { $count } tuile de vague.
       *[other] La carte de courants { $card } révèle { $count } tuiles de vague.
    }
mermaid-rain-event-revealed = Révélée : { $tile }.
mermaid-rain-event-pile =
    { $count ->
        [one] La tuile { $shape } défaussée redevient une pile.
       *[other] Les { $count } tuiles défaussées de forme { $shape } redeviennent une pile.
    }
mermaid-rain-event-answered = { $seat } a choisi.
mermaid-rain-event-answered-open = { $seat } a choisi « { $answer } ».
mermaid-rain-event-melds = Retournées : { $melds }.
mermaid-rain-event-ranked = Ordre du tour : { $melds }.
mermaid-rain-event-meld-scored =
    { $points ->
        [one] { $seat } marque { $points } point : { $meld }.
       *[other] { $seat } marque { $points } points : { $meld }.
    }
mermaid-rain-event-picked = { $seat } prend une { $tile }.
mermaid-rain-event-pool =
    { $points ->
        [0] { $seat } tire de la réserve : { $token }.
        [one] { $seat } tire de la réserve : { $token }, et marque { $points } point.
       *[other] { $seat } tire de la réserve : { $token }, et marque { $points } points.
    }
mermaid-rain-event-shape = { $seat } tire dans la pile de forme { $shape }.
mermaid-rain-event-extra = { $seat } tire une { $tile }.
mermaid-rain-event-cleared = Personne n’a pris : { $tiles }.
mermaid-rain-event-prince = Le Prince passe de { $from } à { $seat }.
mermaid-rain-event-prince-stays = Le Prince reste chez { $seat }.
mermaid-rain-event-entered = { $seat } part de { $at }.
mermaid-rain-event-placed = { $seat } pose une { $tile } en { $at }.
mermaid-rain-event-forgone = { $seat } ne pose plus de tuile.
mermaid-rain-event-moved = { $seat } va de { $from } en { $to } pour { $cards }.
mermaid-rain-event-moved-deep = { $seat } passe par le grand fond de { $from } en { $to } pour { $cards }.
mermaid-rain-event-warped = { $seat } bondit de { $from } en { $to }.
mermaid-rain-event-peeked = { $seat } regarde un trésor caché en { $at }.
mermaid-rain-event-peeked-open = { $seat } regarde un trésor caché en { $at } : { $token }.
mermaid-rain-event-taken =
    { $points ->
        [one] { $seat } prend en { $at } : { $token }, et marque { $points } point.
       *[other] { $seat } prend en { $at } : { $token }, et marque { $points } points.
    }
mermaid-rain-event-hidden-taken =
    { $points ->
        [one] { $seat } prend un trésor caché en { $at } et marque { $points } point.
       *[other] { $seat } prend un trésor caché en { $at } et marque { $points } points.
    }
mermaid-rain-event-hidden-taken-open =
    { $points ->
        [one] { $seat } prend un trésor caché en { $at } ({ $token }) et marque { $points } point.
       *[other] { $seat } prend un trésor caché en { $at } ({ $token }) et marque { $points } points.
    }
mermaid-rain-event-left = { $seat } ne prend rien en { $at }.
mermaid-rain-event-turn-ended = { $seat } finit son tour.
mermaid-rain-event-washed-away =
    { $count ->
        [0] Aucune tuile foncée ne quitte l’océan.
        [one] { $count } tuile foncée quitte l’océan.
       *[other] { $count } tuiles foncées quittent l’océan.
    }{ $adrift ->
        [0] { "" }
       *[other] { " " }À la dérive : { $seats }.
    }
mermaid-rain-event-drifted = { $seat } dérive vers { $to }.
mermaid-rain-event-trimmed = Défaussées : { $shed }.
mermaid-rain-event-uncovered = { $seat } retourne { $tokens }.
mermaid-rain-event-tribute = { $seat } paie la sorcière entièrement.
mermaid-rain-event-tribute-short =
    { $points ->
        [one] Pour la sorcière il manque à { $seat } : { $missing } ({ $points } point perdu).
       *[other] Pour la sorcière il manque à { $seat } : { $missing } ({ $points } points perdus).
    }
mermaid-rain-event-majority = Majorité, { $kind } : { $shares }.
mermaid-rain-event-monopoly = Monopole, { $kind } : { $shares }.
mermaid-rain-event-majority-none = Après le tribut, plus personne n’a de ces trésors : { $kind }.
mermaid-rain-event-ended =
    { $count ->
        [one] Le Prince donne son cœur à { $winners }.
       *[other] Le Prince ne peut pas choisir : { $winners } gagnent ensemble.
    }
