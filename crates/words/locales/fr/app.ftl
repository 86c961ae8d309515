# Le client dans le navigateur.

app-motto = Quatre jeux de la mer, pour ce soir.
app-colophon = Logiciel d’amateurs, non officiel : nos dessins, nos mots, sans compte ni pistage.
app-home = Accueil
app-about = À propos
app-settings = Réglages
app-navigation = Navigation
app-skip = Aller à la page
app-close = Fermer
app-dismiss = Masquer
app-guest = Invité
app-you = Vous

## La page d’accueil

app-games = Jeux
app-play-bots = Jouer contre des robots
app-play-friends = Jouer entre amis
app-new-table = Préparer une table
app-rules = Règles
app-coming = À venir
app-seats = { $fewest } à { $most } joueurs
app-in-progress = Vos parties
app-finished = Parties terminées
app-open-tables = Tables ouvertes
app-discard = Abandonner cette partie de { $game }
app-code-ask = On vous a donné un code ?
app-join = Rejoindre

## Préparer une table

app-your-name = Votre nom
app-their-name = Son nom
app-where = Où jouez-vous ?
app-where-link = Par lien
app-where-here = Sur cet appareil
app-how-many = Combien de joueurs ?
app-who = Qui joue ?
app-seat-number = Place { $seat }
app-seat-free = Place libre
app-chair-you = Vous
app-chair-other = Quelqu’un ici
app-chair-open = Qui viendra
app-bot-of = Robot ({ $level })
app-level-random = au hasard
app-level-novice = débutant
app-level-casual = tranquille
app-level-strong = fort
app-level-expert = expert
app-pace = Combien de temps ?
app-pace-unhurried = Le temps qu’il faut
app-pace-live = { $minutes } min + { $increment } s
app-pace-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
app-listed = Qui peut venir ?
app-listed-no = Seulement avec le lien
app-listed-yes = Tout le monde
app-hints = Conseils ?
app-hints-no = Chacun pour soi
app-hints-yes = Qui veut peut demander à un robot
app-begin = Commencer

## La salle d’attente

app-waiting = Envoyez le lien ou le code à vos amis. La table les attend.
app-invite = Inviter
app-code = Code
app-link = Lien vers cette table
app-copy = Copier
app-copied = Copié
app-sit = S’asseoir
app-leave = Partir
app-host-starts = C’est la personne qui a préparé la table qui lance la partie.
app-free-seats-bots = Les places encore libres au début sont prises par des robots.
app-other-device = Continuer sur un autre appareil
app-other-device-hint = Ce lien est votre propre place. Ouvrez-le sur votre téléphone ou votre tablette et ne le montrez à personne.
app-seat-link = Lien vers votre place

## La table

app-board = Plateau. Plus, moins et les flèches déplacent la vue.
app-zoom-in = Plus près
app-zoom-out = Plus loin
app-zoom-fit = Tout voir
app-players = Joueurs
app-turn = à jouer
app-your-turn = À vous
app-stand-in = un robot remplace
app-away = absent
app-clock = Temps restant
app-prompt = Ce qui est demandé
app-hand = Votre main
app-side = Journal et plus
app-log = Journal
app-answers = Réponses
app-answers-count = { $count ->
    [0] Aucune réponse ne convient
    [one] 1 réponse
   *[other] { $count } réponses
}
app-answers-none = Rien ne vous est demandé
app-answers-filter = Tapez pour filtrer, flèches, puis Entrée
app-sketch = En texte
app-seat = Place
app-hand-over = Confier votre place à un robot
app-hand-over-hint = Un robot jouera pour vous jusqu’à votre retour.
app-chat = Discussion
app-chat-say = Dire quelque chose
app-chat-send = Envoyer
app-chat-mute = Masquer la discussion
app-chat-unmute = Afficher la discussion
app-chat-muted = La discussion est masquée sur cet appareil.
app-chat-forbid = Fermer la discussion pour tous
app-chat-allow = Ouvrir la discussion
app-confirm = Confirmer
app-cancel = Annuler
app-undo = Reprendre
app-hint = Conseil
app-hint-title = Que ferait un robot fort ?
app-advice = Ce que ferait un robot fort
app-outlook = gagne à { $chance } %, vers { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-rule-link = Règles § { $section }
app-opening = Ouverture …
app-drawing = On pioche.
app-thinking = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
app-waiting-for = On attend { $names }.
app-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
app-handover = Au tour de { $name }. Passez l’appareil ; rien de caché n’est affiché maintenant.
app-handover-take = C’est moi, { $name }
app-bot-silent = Le robot ne répond pas. Rechargez la page : la partie est gardée.
app-unkept = Ce navigateur n’a plus de place : la partie sera perdue quand la page sera fermée.
app-reconnecting = La ligne est coupée. Nouvelle connexion …
app-watching = Vous regardez : vous voyez ce que tout le monde voit.
app-kept-warm = Un robot joue à votre place.
app-return = La reprendre
app-vote = { $name } est absent. Laisser jouer un robot ?
app-vote-agree = Laisser jouer un robot
app-vote-withdraw = Retirer ma voix

## La fin

app-scores = Décompte
app-standings = Classement
app-place = Place { $place }
app-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
app-rematch = Rejouer
app-rematch-join = Vers la revanche
app-replay = Revoir

## Revoir une partie

app-replay-here = La partie à ce moment
app-replay-first = Au début
app-replay-previous = Un pas en arrière
app-replay-next = Un pas en avant
app-replay-last = À la fin
app-replay-run = Lecture
app-replay-pause = Pause
app-replay-position = Étape
app-replay-step = Étape { $step } sur { $count }
app-replay-eyes = Vue par
app-replay-all = tout ouvert
app-replay-public = un spectateur
app-replay-link = Lien vers ce moment

## Réglages

app-language = Langue
app-language-en = English
app-language-fr = Français
app-theme = Lumière
app-theme-system = Comme le système
app-theme-light = Papier
app-theme-dark = Eau profonde
app-motion = Mouvement
app-motion-calm = Calme
app-motion-quick = Rapide
app-motion-off = Aucun
app-patterns = Signes
app-patterns-off = Couleur et emblème
app-patterns-on = Motifs en plus
app-confirming = Une réponse est donnée
app-confirming-on = Une fois confirmée
app-confirming-off = D’un seul clic

## Rien ici

app-lost = Rien ici
app-lost-page = Cette adresse ne mène nulle part.
app-lost-local = Cette partie n’est plus gardée dans ce navigateur.
app-lost-damaged = Cette partie ne peut pas être ouverte : elle est abîmée, ou les règles ont changé depuis.
app-lost-running = Cette partie est encore en cours. On pourra la revoir quand elle sera finie.
app-lost-game = Ce jeu n’a pas encore de plateau.
app-lost-table = Cette table n’existe pas.
app-lost-code = Ce code ne mène à aucune place libre.
app-contents = Sommaire
app-rules-again = Recommencer
app-rules-missing = Les règles ne peuvent pas être chargées pour l’instant.

## Ennuis

app-problem-malformed = Cela n’a pas été compris. Rechargez la page.
app-problem-too-large = C’est trop long.
app-problem-too-fast = Trop à la fois. Attendez un instant.
app-problem-wrong-protocol = Cette page est plus ancienne que le serveur. Rechargez-la.
app-problem-not-found = Cette table n’existe pas.
app-problem-not-host = Seule la personne qui a préparé la table peut faire cela.
app-problem-not-seated = Il faut être assis à la table pour faire cela.
app-problem-seat-taken = Cette place est prise.
app-problem-wrong-stage = Pas à ce moment de la partie.
app-problem-stale = La partie a avancé entre-temps.
app-problem-not-awaited = Ce n’est pas votre tour.
app-problem-not-allowed = Les conseils ne sont pas voulus à cette table.
app-problem-refused = Les règles ne le permettent pas.
app-problem-cannot-undo = Il est trop tard pour reprendre ce coup.
app-problem-bad-options = Ces choix ne vont pas ensemble.
app-problem-bad-text = Ce texte ne peut pas être utilisé.
app-problem-bad-secret = Le serveur ne connaît pas ce navigateur. Rechargez la page.
app-problem-unavailable = Le serveur est occupé. Réessayez dans un instant.
app-problem-internal = Quelque chose s’est mal passé chez nous.
app-problem-unreachable = Le serveur est injoignable.

## À propos

app-about-lead = Tidetable accueille quatre jeux de société modernes de la mer : entre amis par lien, sur un seul appareil ou contre des robots.
app-about-unofficial = C’est un logiciel d’amateurs, non officiel et non commercial. Il n’utilise aucun texte ni aucune image des éditeurs : tous les dessins et tous les mots sont faits ici. Si un jeu vous plaît, achetez-le.
app-about-games = Les jeux
app-about-reconstructed = Ce qui est reconstitué
app-about-reconstructed-text = Les images des livrets manquaient : les plateaux, tuiles et cartes que seules des images montrent sont reconstitués ; les règles de chaque jeu disent lesquels. Qui possède le jeu imprimé peut noter ses propres éléments et jouer avec.
app-about-fair = Tirages et robots honnêtes
app-about-fair-text = Avant la partie, le serveur s’engage sur tout ce qui sera tiré ; après, chacun peut vérifier chaque tirage. Les robots reçoivent ce que verrait une personne à leur place, et rien d’autre.
app-about-privacy = Ce qui est gardé
app-about-privacy-text = Il n’y a pas de compte. Un secret dans votre navigateur dit au serveur quelles places sont les vôtres ; les parties sur cet appareil ne le quittent jamais. Personne ne vous compte ni ne vous suit.
