# La ligne de commande.

## Noms

cli-name-person = Joueur { $seat }
cli-name-bot = Robot { $seat }

## Aide

cli-help-usage = Utilisation :
cli-help-commands = Commandes
cli-help-command = COMMANDE
cli-help-arguments = Arguments
cli-help-options = Options

cli-about-tidetable = Des jeux de la mer, dans le terminal. Logiciel d’amateurs, non officiel.
cli-examples-tidetable =
    Exemples :
      tidetable play perladora
      tidetable play perladora --seats you:Anne,you:Benoît --set advanced=true
      tidetable games

    Codes de sortie : 0 terminé, 1 une règle ou une vérification dit non,
    2 la commande n’a pas de sens, 3 un fichier ne peut être lu ou écrit,
    4 l’entrée s’est arrêtée avant la partie.
cli-about-games = Énumère les jeux, le nombre de joueurs et les choix possibles
cli-examples-games =
    Exemples :
      tidetable games
      tidetable games --json
cli-about-play = Joue une partie dans le terminal
cli-examples-play =
    Exemples :
      tidetable play perladora
      tidetable play perladora --seats you,bot:strong --set advanced=true
      tidetable play perladora --seats you:Anne,you:Benoît,bot:novice --save dimanche.jsonl
      tidetable play perladora --seats "you,exec:python3 examples/bot.py"
      tidetable play --resume dimanche.jsonl
      yes 1 | tidetable play perladora --seed 7 --no-board

    On répond par un numéro, par des mots qui désignent une seule réponse, ou en JSON.
    Tapez « aide » à n’importe quelle question pour voir les commandes.
cli-about-serve = Met les jeux dans un navigateur, pour vous ou pour d’autres
cli-examples-serve =
    Exemples :
      tidetable serve
      tidetable serve --listen 127.0.0.1:9000 --data ./parties
      tidetable serve --config tidetable.toml --no-browser

    TIDETABLE_LISTEN, TIDETABLE_DATA et d’autres variables valent les clés du fichier ;
    docs/operating.md les énumère toutes.
cli-about-load = Mesure ce qu’un serveur supporte, avec des joueurs simulés sur cette machine
cli-examples-load =
    Exemples :
      tidetable load
      tidetable load saturate --tables 1000 --seconds 20
      tidetable load paced --tables 100 --game south-seas
      tidetable load paced --address 127.0.0.1:8433 --json

    probe : le disque, une écriture à la fois et par groupes. idle : la mémoire d’une table où personne ne
    fait rien. paced : une réponse par table et par seconde. saturate : aussi vite que possible.
cli-about-rules = Montre les règles d’un jeu, entières ou par section
cli-examples-rules =
    Exemples :
      tidetable rules perladora
      tidetable rules perladora 4.2
      tidetable rules perladora ponton
cli-about-replay = Raconte une partie enregistrée et dessine sa position
cli-examples-replay =
    Exemples :
      tidetable replay dimanche.jsonl
      tidetable replay dimanche.jsonl --step 12
      tidetable replay dimanche.jsonl --step 12 --as 2
      tidetable replay dimanche.jsonl --step 12 --json
cli-about-verify = Vérifie tout ce qu’affirme un enregistrement : coups, graine, tirages, résultat
cli-examples-verify =
    Exemples :
      tidetable verify dimanche.jsonl
      tidetable verify dimanche.jsonl --json

    Code de sortie 0 si l’enregistrement tient, 1 sinon.
cli-about-arena = Fait concourir des robots : les mêmes tirages de chaque place, parts de victoires avec intervalles, classements
cli-examples-arena =
    Exemples :
      tidetable arena perladora --bots strong,greedy --games 400
      tidetable arena south-seas --bots guided:200ms,plain:200ms --games 400 --html rapport.html
      tidetable arena mermaid-rain --players 4 --bots strong,greedy --games 400 --json
      tidetable arena perladora --bots "exec:python3 examples/bot.py,random" --games 20
      tidetable arena perladora --bots expert,strong --games 1000 --save concours.jsonl --minutes 60
      tidetable arena --table concours.jsonl autre.jsonl
    Ce que --save garde est continué par la même commande, jusqu’à ce qu’il y ait autant de parties que voulu.
    Un concurrent est un niveau (random, novice, casual, strong, expert), greedy, ou une recherche avec un
    budget de mondes ou de temps de calcul : guided:500, guided:200ms, plain:200ms, worlds:200ms.
    exec:PROGRAMME, ou exec:200ms:PROGRAMME avec un temps, est un robot à vous ; docs/bots.md dit
    comment on lui parle. Le dernier nommé occupe toutes les places qui restent.
cli-about-tune = Ajuste, en jouant contre soi-même, ce que les robots regardent dans une position, et écrit les poids
cli-examples-tune =
    Exemples :
      tidetable tune perladora --games 400 --out crates/bots/weights/perladora.json
      tidetable tune sea-dragons --games 400 --worlds 30 --players 2
      tidetable tune mermaid-rain --habits --games 3000 --rounds 200
cli-about-simulate = Fait jouer beaucoup de parties par des robots et les résume
cli-examples-simulate =
    Exemples :
      tidetable simulate perladora --games 1000
      tidetable simulate perladora --players 4 --games 200 --bots novice
      tidetable simulate perladora --games 50 --bots casual,random --json
      tidetable simulate perladora --games 10 --records parties/
cli-about-perft = Compte les suites possibles d’une partie, pour fixer les règles
cli-examples-perft =
    Exemples :
      tidetable perft perladora --players 2 --depth 3
      tidetable perft perladora --seed 1 --depth 2 --set advanced=true
      tidetable perft perladora --depth 3 --json
cli-about-bench = Mesure la vitesse des règles et de la recherche, sur un seul fil
cli-examples-bench =
    Exemples :
      tidetable bench
      tidetable bench perladora --players 4 --seconds 5
      tidetable bench perladora --set advanced=true --json
cli-about-edition = Écrit le matériel d’un jeu dans un fichier, ou vérifie un tel fichier
cli-examples-edition =
    Exemples :
      tidetable edition perladora > le-mien.toml
      tidetable edition perladora --edition le-mien.toml
      tidetable play perladora --edition le-mien.toml

cli-arg-help = Montre cette aide
cli-arg-version = Montre la version
cli-arg-lang = La langue : en ou fr ; sinon celle de l’environnement
cli-arg-json = Répond en JSON, sur une ligne, comme décrit dans docs/cli.md
cli-arg-game = Le jeu, nommé comme par « tidetable games »
cli-arg-play-game = Le jeu, nommé comme par « tidetable games » ; demandé s’il manque
cli-arg-bench-game = Le jeu, nommé comme par « tidetable games » ; tous s’il manque
cli-arg-players = Le nombre de joueurs ; la plus petite table s’il manque
cli-arg-set = Un choix du jeu, comme advanced=true ; plusieurs fois si l’on veut
cli-arg-edition = Un fichier avec un autre matériel
cli-arg-edition-edition = Un fichier avec un autre matériel, à vérifier
cli-arg-seed = Un nombre qui fixe tous les tirages ; sinon personne ne peut les prévoir
cli-arg-perft-seed = Compte depuis la première question de la partie de cette graine ; sinon depuis avant le premier tirage
cli-arg-simulate-seed = Le numéro de la première partie ; les autres suivent (1 par défaut)
cli-arg-seats = Qui s’assied où : you, you:NOM, bot, bot:NIVEAU (random, novice, casual, strong, expert) ou exec:PROGRAMME
cli-arg-no-board = Ne dessine pas la position avant chaque question
cli-arg-save = Garde la partie dans ce fichier quand elle finit ou qu’on la quitte
cli-arg-resume = Reprend une partie gardée
cli-arg-listen = Où écouter ; seule cette machine atteint 127.0.0.1 (127.0.0.1:8433 par défaut)
cli-arg-data = Le dossier qui garde les tables ; sinon là où le système garde les données des programmes
cli-arg-config = Un fichier TOML avec tous les réglages
cli-arg-no-browser = N’ouvre pas la page
cli-arg-load-game = Le jeu, nommé comme par « tidetable games » (perladora par défaut)
cli-arg-load-seconds = Les secondes de chaque mesure (10 par défaut)
cli-arg-load-seed = Un nombre qui fixe qui répond quoi, autant que les tirages du serveur le permettent (1 par défaut)
cli-arg-scenario = Que mesurer : all, probe, idle, paced ou saturate (all par défaut)
cli-arg-tables = Le nombre de tables (100 par défaut)
cli-arg-address = Un serveur déjà lancé, sur cette machine ; sinon on en lance un
cli-arg-pid = Le processus de ce serveur, pour lire son temps de processeur et sa mémoire
cli-arg-section = Le numéro d’une section, ou des mots dont elle parle ; tout s’il manque
cli-arg-file = L’enregistrement
cli-arg-step = Montre la partie après ce nombre de coups
cli-arg-eyes = Par les yeux de qui : le numéro d’un siège, public, ou judge pour tout voir une fois la partie finie
cli-arg-games = Le nombre de parties (100 par défaut)
cli-arg-bots = Un robot pour tous les sièges, ou un par siège : random, novice, casual, strong, expert, ou exec:PROGRAMME
cli-arg-threads = Le nombre de fils ; autant que de cœurs s’il manque
cli-arg-records = Un dossier qui reçoit l’enregistrement de chaque partie
cli-arg-depth = Le nombre de coups à l’avance (3 par défaut)
cli-arg-seconds = Les secondes de processeur pour chaque chiffre (2 par défaut)
cli-arg-yardstick = Mesure aussi des échecs au hasard, pour comparer

## Erreurs

cli-error = tidetable : { $sentence }
cli-usage-unknown-argument = Il n’y a pas de { $argument } ici ; essayez --help.
cli-usage-unknown-command = Il n’y a pas de commande { $command } ; essayez « tidetable --help ».
cli-usage-missing-command = Il manque une commande ; essayez « tidetable --help ».
cli-usage-missing-argument = Il manque { $argument } ; essayez --help.
cli-usage-missing-value = { $argument } demande une valeur ; essayez --help.
cli-usage-bad-value = { $argument } ne peut pas être « { $value } » ; essayez --help.
cli-usage-conflict = { $argument } ne va pas avec { $other } ; essayez --help.
cli-usage-other = La commande ne se comprend pas ; essayez --help.
cli-usage-language = Il n’y a pas de langue « { $language } » ici, seulement en et fr.
cli-usage-game = Il n’y a pas de jeu « { $game } » ici, seulement { $games }.
cli-usage-players = Ce jeu se joue de { $fewest } à { $most }, pas à { $players }.
cli-usage-set = Il n’y a pas de choix « { $choice } » dans ce jeu, seulement { $choices }.
cli-usage-no-choices = Il n’y a pas de choix « { $choice } » dans ce jeu, qui n’en a aucun.
cli-usage-seats = « { $word } » ne peut pas s’asseoir : you, you:NOM, bot, bot:NIVEAU ou exec:PROGRAMME.
cli-usage-bot = Il n’y a pas de robot « { $bot } », seulement { $bots }, ou exec:PROGRAMME.
cli-usage-bot-count =
    { $bots ->
        [one] Un robot ne peut
       *[other] { $bots } robots ne peuvent
    } pas occuper { $players } sièges.
cli-usage-step = Il n’y a pas de coup { $step } : l’enregistrement s’arrête après { $steps }.
cli-usage-seat = Il n’y a pas de siège « { $seat } » : ils sont numérotés de 1 à { $seats }.
cli-usage-seconds = Il faut plus de zéro seconde.
cli-usage-minutes = Il faut plus de zéro minute.
cli-no-file = { $file } ne peut être lu ou écrit : { $reason }.
cli-not-written = il n’a pas été écrit
cli-no-record = { $file } est refusé, ligne { $line } : { $reason }.
cli-no-edition = { $file } est refusé : { $reason }.
cli-not-a-record = { $file } existe déjà et n’est pas un enregistrement ; choisissez un autre nom.
cli-no-contest = { $file } ne contient pas de concours.
cli-other-contest = { $file } contient un autre concours : { $field } y est { $kept } et ici { $wanted }.
cli-contest-format = { $file } contient un concours au format { $format }, inconnu ici.
cli-contest-line = ce n’est pas une partie de ce concours, ou elle y était déjà
cli-contest-busy = quelqu’un d’autre joue ce concours
cli-no-seed = Cet enregistrement ne dit pas sa graine : on peut le revoir, pas le continuer.
cli-no-section = Les règles n’ont pas de section « { $wish } » et n’en parlent pas.
cli-bot-failed = Un robot a failli : { $reason }.
cli-thinking = { $name } réfléchit…
cli-bot-replaced = Un robot a failli : { $reason }. Un autre ({ $level }) prend sa place.
cli-input-ended = L’entrée s’est arrêtée avant la partie.

## Ce qui ne va pas dans un enregistrement

cli-fault-empty = le fichier est vide
cli-fault-unreadable = cela ne peut être lu ({ $reason })
cli-fault-not-text = ce n’est pas du texte UTF-8
cli-fault-foreign = ce n’est pas un enregistrement de tidetable
cli-fault-format = l’enregistrement est au format { $format }, que ce programme ne lit pas
cli-fault-unknown-game = aucun jeu ne s’appelle ici « { $game } »
cli-fault-rules = joué avec la version { $found } des règles, ce programme a la version { $expected }
cli-fault-edition = joué avec l’édition { $edition } ; donnez son fichier avec --edition
cli-fault-options = on ne peut pas préparer la table ainsi ({ $reason })
cli-fault-players = { $found } joueurs sont nommés à une table de { $expected }
cli-fault-not-awaited = le jeu n’attend pas ce siège
cli-fault-refused = une règle l’interdit : { $refusal } (règles, section { $section })
cli-fault-no-draw-due = il n’y a rien à tirer ici
cli-fault-impossible-draw = cela n’a pas pu être tiré
cli-fault-other-draw = la graine donne ici un autre tirage
cli-fault-other-seed = la graine n’est pas celle sur laquelle on s’était engagé
cli-fault-other-result = le résultat n’est pas celui où mènent les coups
cli-fault-early-result = un résultat est nommé, mais la partie n’est pas finie

## Jeux, règles, éditions

cli-games-seats = À { $seats } joueurs.
cli-games-hint = Pour commencer : tidetable play JEU
cli-edition-sound = Le matériel se tient ; son nom est { $edition }.
cli-rules-hint = « règles 4.2 » montre une section, « règles » et un mot toutes celles qui en parlent.

## Jouer

cli-which-game = Quel jeu ? [1-{ $count }]
cli-no-such-game = Ce jeu n’existe pas.
cli-seat-person = { $seat } { $name }
cli-seat-bot = { $seat } { $name } ({ $level })
cli-seats = Sièges : { $seats }
cli-greeting = Répondez par un numéro ou des mots, « aide » montre les commandes.
cli-resumed =
    { $steps ->
        [one] La partie reprend après un coup ; « journal » raconte ce qui s’est passé.
       *[other] La partie reprend après { $steps } coups ; « journal » raconte ce qui s’est passé.
    }
cli-hand-over = À { $name } de jouer.
cli-press-enter = Les autres regardent ailleurs. Appuyez sur Entrée.
cli-prompt = [1-{ $count }] >
cli-asked = { $name } : { $question }
cli-find-hint = Des mots trouvent des réponses ; « liste » les montre toutes.
cli-more =
    { $count ->
        [one] Encore une : tapez « suite ».
       *[other] Encore { $count } : tapez « suite », ou des mots pour trouver la bonne.
    }
cli-no-answers = Il n’y a rien à montrer.
cli-no-such-number = Il n’y a pas de réponse { $number } ; elles sont numérotées de 1 à { $count }.
cli-malformed = Ce n’est pas une réponse de ce jeu : { $reason }.
cli-not-awaited = Le jeu n’attend pas cette réponse.
cli-refused = Impossible : { $refusal } (règles, section { $section })
cli-undone = C’est repris.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-too-late-to-undo = Il est trop tard pour reprendre cela.
cli-why-what = Pourquoi pas quoi ? Par exemple : pourquoi dive C4.
cli-why-legal = C’est possible.
cli-why-unknown = Rien dans ce jeu ne s’appelle « { $wish } ».
cli-why-more =
    { $count ->
        [one] Et une autre du même genre.
       *[other] Et { $count } autres du même genre.
    }
cli-hint =
    { $answer } (gagne à { $chance } %, finit vers { $points } { $points ->
        [one] point
       *[other] points
    })
cli-saved = Gardé dans { $file }.
cli-save-where = Où ? Par exemple : garder dimanche.jsonl
cli-offer-save = Fichier où garder la partie, ou simplement Entrée :
cli-standing =
    { $points ->
        [one] { $place }. { $name } : { $points } point
       *[other] { $place }. { $name } : { $points } points
    }
cli-winners =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
cli-play-help =
    Répondez par le numéro d’une réponse, par des mots qui n’en désignent qu’une, ou par son JSON.
      liste [mots]       montre toutes les réponses, ou celles qui contiennent les mots
      suite              montre les réponses suivantes
      plateau            dessine la position
      annuler            reprend votre dernière réponse, tant que rien n’a été appris depuis
      pourquoi <mots>    pourquoi quelque chose est impossible
      conseil            ce qu’un robot ferait à votre place : ses trois meilleures idées et ce qu’il en attend
      règles [section]   les règles, ou la section de ce numéro, ou celles qui parlent d’un mot
      journal            tout ce qui s’est passé
      garder <fichier>   garde la partie
      quitter            quitte la partie

# Comment lire le dessin de chaque jeu.

cli-legend-perladora =
    Dans le dessin, *5 est une ferme de cinq perles ; 1? un plongeur du siège 1 de valeur cachée, 1:3 un
    plongeur dont vous connaissez la valeur, 1!3 un plongeur visible ; puis - pour chaque collier et +
    pour le renfort. Les traits pleins entre les cases sont des pontons ; sur les pointillés aucun
    ponton n’est permis. En dessous, pour chaque siège : les plongeurs derrière l’écran (valeur x nombre),
    le clan, les jetons de pouvoir (o) et le renfort (+) ; > marque à qui de jouer, x qui a passé.
    La dernière ligne compte les pontons restants.
cli-legend-south-seas =
    Dans le dessin, chaque tuile remplit une case ; les cases portent leur distance à la tuile de départ :
    N1E1 est une case plus haut et une à droite. L’eau est ~, la terre #, les ponts des traits, x une
    borne de croisement, M un marché ; un chiffre sur la terre compte les bananes, sur un pont les coquillages ;
    f est un poisson, F deux, - un groupe couvert, v un bateau de pêche ; les lettres à partir de A sont les
    insulaires, + une case où une tuile pourrait aller. En dessous : la tuile en main dans chaque sens,
    avec le nombre de quarts de tour ; les bateaux visibles et combien restent dans la pile ; pour chaque
    siège sa lettre sur le plateau, les insulaires en réserve (o), les marchandises, les bateaux pris et leurs
    points ; > marque qui doit répondre. Enfin chaque zone occupée : ses symboles, en combien d’endroits elle
    est ouverte, qui s’y tient, et ses cases.
cli-legend-sea-dragons =
    Dans le dessin, # est l’île, ~ un courant, . l’eau, @ un tourbillon, * un corail, $ une pièce ; G, V, R et
    B sont des navires ; 1 à 5 sont les dragons par siège, avec ' après la tête. En dessous, pour chaque
    siège : les têtes restantes (^), les pièces ($), les navires, les missions et leurs points (!), les cartes
    Corail (*), puis les cartes Dragon ; ? est une carte que vous ne pouvez pas connaître, et les cartes entre
    crochets sont connues de tous.
cli-legend-mermaid-rain =
    Dans le dessin, (S) est un espace de départ ; W est une épave, I une île, C une grotte, suivis du nombre de
    jetons visibles et cachés ; ### sont des rochers, un point est l’eau libre. Une tuile montre son symbole :
    entre < > si elle part à la fin de la manche, entre [ ] si elle reste ; - relie ses hexagones. Le nombre
    derrière un lieu est la sirène qui s’y trouve, * s’il y en a plusieurs.

cli-keyword-help = aide
cli-keyword-list = liste
cli-keyword-more = suite
cli-keyword-board = plateau
cli-keyword-undo = annuler
cli-keyword-why = pourquoi
cli-keyword-hint = conseil
cli-keyword-rules = règles
cli-keyword-log = journal
cli-keyword-save = garder
cli-keyword-quit = quitter

## Servir

cli-serve-ready = Tidetable est à l’adresse { $address } et s’arrête avec Ctrl-C.
cli-serve-failed = Le serveur ne peut pas fonctionner : { $reason }.

## Revoir et vérifier

cli-replay-position = Après le coup { $step } sur { $steps } :
cli-replay-judge = On ne montre tout qu’une fois la partie finie ; choisissez un siège ou « public ».
cli-verify-steps =
    { $steps ->
        [one] L’enregistrement tient : { $steps } coup, légal.
       *[other] L’enregistrement tient : { $steps } coups, tous légaux.
    }
cli-verify-draws =
    { $draws ->
        [one] La graine est celle sur laquelle on s’était engagé, et l’unique tirage en découle ({ $draws }).
       *[other] La graine est celle sur laquelle on s’était engagé, et les { $draws } tirages en découlent.
    }
cli-verify-draws-untold =
    { $draws ->
        [one] Il a { $draws } tirage, qu’on ne peut vérifier avant que la graine soit dite.
       *[other] Il a { $draws } tirages, qu’on ne peut vérifier avant que la graine soit dite.
    }
cli-verify-finished = La partie est finie et le résultat est juste.
cli-verify-running = La partie n’est pas finie.

## Simuler, compter, mesurer

cli-simulate-games = { $games } parties en { $seconds } s, { $answers } réponses par partie ({ $least } à { $most })
cli-simulate-seat = Siège { $seat } ({ $bot }) : premier dans { $wins } % des parties, { $points } points en moyenne ({ $least } à { $most })
cli-perft-row = profondeur { $depth } : { $nodes } ({ $seconds } s)
cli-bench-clock-cpu = Chiffres par seconde de processeur d’un seul fil.
cli-bench-clock-wall = Chiffres par seconde d’horloge : ce système ne dit pas le temps de processeur d’un fil.
cli-bench-yardstick = Étalon, échecs au hasard par { $name } : { $moves } coups/s
cli-bench-yardstick-hint = Pour un étalon de la même mesure : cargo xtask bench
cli-bench-no-yardstick = Ce programme ne contient pas d’étalon ; « cargo xtask bench » en construit un qui en a.
cli-bench-sizes = état { $state } octets, réponse { $action } octets, { $decisions } décisions par partie, { $answers } réponses par décision
cli-bench-listed = toutes les réponses : { $decisions } décisions/s, { $games } parties/s
cli-bench-sampled = une réponse au hasard : { $decisions } décisions/s, { $games } parties/s
cli-bench-search-start = recherche au début : { $guided } mondes/s guidée, { $plain } simple
cli-bench-search-middle = recherche au milieu : { $guided } mondes/s guidée, { $plain } simple
cli-bench-share = ({ $share } de l’étalon)

cli-arena-games = { $games } parties à { $seats } places
cli-arena-contestant = { $bot } : gagne { $wins } % [{ $low }–{ $high }], { $points } ± { $margin } points, classement { $rating }, { $milliseconds } ms par décision
cli-arena-ahead = { $bot } finit devant { $other } : { $share } % [{ $low }–{ $high }], une égalité compte pour moitié
cli-arena-left-out =
    { $games ->
        [one] Une autre partie n’est pas comptée : son tirage n’a pas encore été joué de chaque place.
       *[other] { $games } autres parties ne sont pas comptées : leurs tirages n’ont pas encore été joués de chaque place.
    }
cli-arena-table-head = | jeu | places | choix | parties | concurrents | le premier gagne | points de chacun | ms par décision | commande |
cli-arena-table-row = | { $game } | { $seats } | { $options } | { $games } | { $bots } | { $wins } % [{ $low } ; { $high }] | { $points } | { $milliseconds } | `{ $command }` |
cli-usage-contestant = Aucun concurrent ne s’appelle { $bot } : nommez un niveau, greedy, guided, plain ou worlds avec un budget, comme guided:500 ou guided:200ms, ou un programme, comme exec:./bot.py.
cli-tune-table = { $seats } places : { $games } parties, { $explained } % des écarts de points expliqués
cli-tune-habits = { $kept } changements gardés sur { $tried }
cli-tune-no-habits = Les réponses rapides de ce jeu ne suivent rien qui puisse être ajusté.
cli-arg-arena-bots = Qui concourt, un par place ; le dernier nommé occupe toutes les places qui restent
cli-arg-arena-games = Combien de parties ; arrondi pour que chacun joue chaque tirage de chaque place (100 par défaut)
cli-arg-arena-save = Garde chaque partie dans ce fichier ; continue le concours s’il y est déjà
cli-arg-minutes = Ne commence plus de partie après tant de minutes
cli-arg-saved = Présente des concours gardés en tableau Markdown, une ligne par fichier
cli-arg-html = Écrire aussi un rapport avec graphiques dans ce fichier
cli-arg-tune-games = Combien de parties sont jouées avant chaque ajustement (400 par défaut)
cli-arg-tune-players = Seulement pour des tables de cette taille ; pour toutes les tailles si omis
cli-arg-rounds = Combien de fois on joue et on ajuste (4 par défaut)
cli-arg-tune-worlds = Combien de mondes imaginent les joueurs des parties avant de répondre ; aucun pour regarder une réponse en avant (0 par défaut)
cli-arg-habits = Ajuste plutôt ce que suivent les réponses rapides, à partir de l’état présent : --games pour chaque changement, --rounds changements
cli-arg-out = Écrire dans ce fichier plutôt qu’à l’écran

## Mesurer un serveur

cli-load-probe = Le disque
cli-load-idle = Au repos
cli-load-paced = Une réponse par table et par seconde
cli-load-saturate = Aussi vite que possible
cli-load-tables = { $tables } tables de { $game } à { $seats } sièges
cli-load-single = une écriture à la fois : { $rate } par seconde
cli-load-grouped = par groupes de { $rows } : { $rate } réponses/s, { $times } fois plus
cli-load-memory = { $each } ko de mémoire par table avec ses connexions ouvertes ; { $all } Mo en tout
cli-load-no-memory = mémoire : non mesurée, car ce système ne la dit pas ou le processus n’est pas connu (--pid)
cli-load-heard = de la réponse à sa diffusion : la moitié en { $half } ms, 99 % en { $most } ms, toutes en { $longest } ms
cli-load-commit = une écriture sur ce disque : la moitié en { $half } ms, 99 % en { $most } ms, toutes en { $longest } ms
cli-load-over = la moitié des réponses prend au plus { $over } ms de plus qu’une écriture
cli-load-late = envoyées trop tard par ce programme : la moitié de { $half } ms, 99 % d’au plus { $most } ms, toutes d’au plus { $longest } ms
cli-load-rate = { $rate } réponses durables/s
cli-load-cost = { $rate } réponses par seconde de processeur du serveur ({ $seconds } s utilisées ; { $tables } tables ouvertes pendant ce temps)
cli-load-no-cost = temps de processeur : non mesuré, car ce système ne le dit pas ou le processus n’est pas connu (--pid)
cli-load-commits = { $writes } écritures par validation du serveur, { $time } ms chacune
cli-load-bare = à titre de comparaison, des salles nues qui ne font que transmettre { $bytes } octets à chaque siège : { $rate } par seconde de processeur ; on en atteint ici { $share } %
cli-load-not-loopback = { $address } n’est pas une adresse de cette machine ; on ne charge que la boucle locale, comme 127.0.0.1:8433.
cli-load-tables-bound = On peut simuler de 1 à { $most } tables.
cli-load-seconds-bound = Une mesure dure de 1 à { $most } secondes.
cli-load-failed = Rien n’a pu être mesuré : { $reason }.
