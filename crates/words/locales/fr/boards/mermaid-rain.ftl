# Le plateau de Mermaid Rain dans le navigateur.

app-mermaid-rain-board = L’océan. Chaque réponse figure aussi dans la liste des réponses ; la position y est aussi en texte.
app-mermaid-rain-hand = Vos cartes
app-mermaid-rain-princess = La princesse sirène : ne plus poser de cartes
app-mermaid-rain-stop = Stop
app-mermaid-rain-offer = Tuiles de vague révélées
app-mermaid-rain-piles = Piles face cachée
app-mermaid-rain-held = Vos tuiles de vague
app-mermaid-rain-treasures = Trésors ici
app-mermaid-rain-payments = Façons de payer
app-mermaid-rain-march = Tirer d’abord le trésor
app-mermaid-rain-turn = Tourner
app-mermaid-rain-turn-title = Tourner la tuile (touche R, ou cliquez-la encore)
app-mermaid-rain-forgo = Ne pas poser
app-mermaid-rain-leave = Ne rien prendre
app-mermaid-rain-rest = Finir le tour
app-mermaid-rain-warp = Bondir
app-mermaid-rain-swim = Nager
app-mermaid-rain-melds = Combinaisons
app-mermaid-rain-melds-about = De la meilleure à la moins bonne. Chacun pose deux cartes en secret, puis une à la fois, cinq au plus. La meilleure combinaison posée compte : elle décide qui choisit et nage en premier, et donne son bonus. Les sortes de cartes n’importent pas.
app-mermaid-rain-ledger = Tribut et majorités
app-mermaid-rain-ledger-about = À la fin, la sorcière prend à chacun un trésor de chaque sorte ; chaque sorte qui manque coûte 5 points. Pour ce qui reste, le plus grand nombre d’une sorte rapporte 12 points, puis 6, 4 et 2 ; les ex æquo partagent. Un seul propriétaire gagne 3 points de plus. Le tableau montre où l’on en est, pour autant que vous le voyiez.
app-mermaid-rain-stock = Manche { $round } sur 5. Dans la réserve : { $pool ->
    [one] { $pool } trésor
   *[other] { $pool } trésors
}. Dans la pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}.
app-mermaid-rain-unknown-column = Face cachée et inconnus de vous
app-mermaid-rain-witch = Sorcière
app-mermaid-rain-sum = Total
app-mermaid-rain-bonus-warp = un bond où l’on veut
app-mermaid-rain-bonus-token = un trésor de la réserve
app-mermaid-rain-bonus-tile = une tuile de plus
app-mermaid-rain-bonus-nothing = pas de bonus
app-mermaid-rain-leaves = part à la fin de la manche
app-mermaid-rain-stays = reste pour de bon
app-mermaid-rain-here = Ici : { $names }
app-mermaid-rain-costs = à portée pour { $cards }
app-mermaid-rain-enter = { $place } : carte { $card }
app-mermaid-rain-enter-any = { $place } : n’importe quelle carte
app-mermaid-rain-known = { $token } (face cachée, vous l’avez vu)
app-mermaid-rain-unknown = { $count ->
    [one] { $count } face cachée
   *[other] { $count } face cachée
}
app-mermaid-rain-empty = plus de trésor
app-mermaid-rain-cards = { $count ->
    [0] Aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
app-mermaid-rain-order = Nage en position { $place }
app-mermaid-rain-prince = A le Prince et distribue
app-mermaid-rain-missing = Aucun trésor de cette sorte ({ $kind }) : coûte 5 points à la fin
app-mermaid-rain-leads = { $kind } : { $count }, le plus après le tribut
app-mermaid-rain-has = { $kind } : { $count }
app-mermaid-rain-hidden = { $count ->
    [one] { $count } trésor face cachée
   *[other] { $count } trésors face cachée
}
app-mermaid-rain-stopped = arrêt
app-mermaid-rain-sealed = A choisi ; les cartes sont face cachée
app-mermaid-rain-note-sealed = Votre choix reste face cachée jusqu’à ce que tous aient choisi.
app-mermaid-rain-note-meld = Des cartes semblables font de bonnes combinaisons ; celles que vous gardez vous porteront sur les vagues.
app-mermaid-rain-note-so-far = Votre combinaison jusqu’ici : { $meld } ({ $bonus }).
app-mermaid-rain-note-would = Cela donne : { $meld } ({ $bonus }).
app-mermaid-rain-note-pick = Votre combinaison : { $meld } ({ $bonus }).
app-mermaid-rain-note-start = N’importe quelle case de départ sans sirène, gratuitement. Vous nagez à partir de là avec vos cartes.
app-mermaid-rain-note-place = Cliquez en pleine mer ; cliquez encore ou pressez R pour tourner. Les tuiles foncées à sablier partent à la fin de la manche, les claires restent.
app-mermaid-rain-note-ride = Les lieux éclairés sont à portée. Une carte assortie pour chacun, ou deux qui ne le sont pas.
app-mermaid-rain-note-dark = Une tuile foncée part à la fin de la manche : vous dériveriez vers une case de départ.
app-mermaid-rain-note-route = { $moves } déplacements l’un après l’autre ; { $left ->
    [0] il ne reste aucune carte
    [one] il reste { $left } carte
   *[other] il reste { $left } cartes
}. Confirmez pour y aller.
app-mermaid-rain-note-warp = Votre Pluie de sirènes vous porte n’importe où sans carte. Dès que vous nagez avec des cartes, le bond est perdu.
app-mermaid-rain-note-take = Un trésor de cette case, qui vaut 2 points tout de suite. Ce qui est face cachée n’est connu que de ceux qui l’ont regardé.
app-mermaid-rain-note-drift = Les tuiles foncées sont parties. Qui était sur l’une d’elles dérive, dans l’ordre du tour, vers une case de départ sans sirène, gratuitement.
app-mermaid-rain-note-keep = Deux cartes vous restent pour la manche suivante, sept nouvelles sont distribuées. Les autres sont défaussées.
app-mermaid-rain-accounts = D’où viennent les points
app-mermaid-rain-from-melds = Combinaisons
app-mermaid-rain-from-tokens = Trésors gagnés
app-mermaid-rain-from-tribute = Manque à la sorcière
app-mermaid-rain-shared = Les ex æquo partagent les points de leurs places.
app-mermaid-rain-places = De chaque sorte après le tribut : le plus 12, deuxième 6, troisième 4, quatrième 2 points ; seul propriétaire 3 de plus.
app-mermaid-rain-try-meld = Essayez : vous avez posé trois cartes semblables. Ajoutez-en une et voyez ce que cela donne, ou arrêtez-vous avec la princesse. Les autres ont choisi face cachée.
app-mermaid-rain-try-place = Essayez : cliquez en pleine mer pour poser la tuile, cliquez-la encore pour la tourner. Ailleurs vous apprenez pourquoi ce n’est pas possible. Ce qui s’éclaire est à portée.
app-mermaid-rain-try-ride = Essayez : cliquez un lieu éclairé, proche ou lointain, et voyez ce que coûte le chemin.
app-mermaid-rain-try-take = Essayez : un trésor est face visible, l’autre, vous venez de le regarder. Prenez-en un.
app-mermaid-rain-try-drift = Essayez : la tuile foncée sous vous est partie. Choisissez une case de départ.
app-mermaid-rain-seen = regardé par { $names }
