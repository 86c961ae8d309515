# Perladöra

perladora-title = Perladöra
perladora-tagline = Plongeurs, pontons et perles
perladora-about = Un jeu de Christwart Conrad, illustré par Mehdi Merrouche. Ceci est un logiciel d’amateurs, non officiel, avec ses propres dessins et ses propres mots. L’emplacement des fermes est reconstitué d’après l’édition antérieure, Armadöra.

## Comment une table est préparée

perladora-option-advanced = Jeu avancé
perladora-option-advanced-hint = Quatre clans avec leurs pouvoirs, et un renfort pour chacun.
perladora-option-memory = Jouer de mémoire
perladora-option-memory-hint = Personne ne revoit les plongeurs déjà placés, pas même les siens.

## Ce qui est demandé

perladora-ask-setup = Le lagon se met en place.
perladora-ask-over = La partie est finie.
perladora-ask-wait = C’est à quelqu’un d’autre de jouer.
perladora-ask-turn = Vous pouvez { $power ->
    [0] {""}
   *[other] d’abord utiliser votre pouvoir, puis{" "}
}{ $dive ->
    [0] {""}
   *[other] placer un plongeur,{" "}
}{ $pontoon ->
    [0] {""}
   *[other] poser des pontons,{" "}
}{ $reinforce ->
    [0] {""}
   *[other] placer votre renfort,{" "}
}ou passer.
perladora-ask-action = Accomplissez maintenant votre action.
perladora-ask-second-pontoon = Posez un second ponton, ou arrêtez-vous là.

## Ce qu’on peut faire

perladora-do-dive = Placer un { $value } en { $cell }
perladora-do-pontoon = Poser un ponton en { $edge }
perladora-do-stop = Ne pas poser de second ponton
perladora-do-reinforce = Renforcer le plongeur en { $cell }
perladora-do-look = Regarder le plongeur en { $cell }
perladora-do-surface = Placer un { $value } face visible en { $cell }
perladora-do-extra-pontoon = Poser un ponton de plus en { $edge }
perladora-do-necklace = Offrir un collier au plongeur en { $cell }
perladora-do-pass = Passer définitivement

## Ce qui est arrivé

perladora-event-clan-dealt = { $seat } joue le clan { $clan }.
perladora-event-pearls-laid =
    { $pearls ->
        [one] { $pearls } perle se trouve en { $cell }.
       *[other] { $pearls } perles se trouvent en { $cell }.
    }
perladora-event-diver-placed = { $seat } place un plongeur en { $cell }.
perladora-event-pontoon-laid = { $seat } pose un ponton en { $edge }.
perladora-event-pontoon-parted = { $seat } pose un ponton en { $edge } et forme des territoires de { $small } et { $large } cases.
perladora-event-stopped = { $seat } ne pose pas de second ponton.
perladora-event-diver-reinforced = { $seat } renforce le plongeur en { $cell }.
perladora-event-diver-looked-at = { $seat } regarde le plongeur en { $cell }.
perladora-event-diver-seen = { $seat } regarde le plongeur en { $cell } : un { $value }.
perladora-event-diver-surfaced = { $seat } place un { $value } face visible en { $cell }.
perladora-event-extra-pontoon-laid = { $seat } pose un ponton de plus en { $edge }.
perladora-event-extra-pontoon-parted = { $seat } pose un ponton de plus en { $edge } et forme des territoires de { $small } et { $large } cases.
perladora-event-necklace-given = { $seat } offre un collier au plongeur de { $owner } en { $cell }.
perladora-event-passed = { $seat } passe.
perladora-event-passed-forced = { $seat } n’a plus rien à faire et passe.
perladora-event-divers-uncovered = Tous les plongeurs sont retournés.
perladora-event-territory-bare = Territoire { $cell }, { $size } cases : pas de perles.
perladora-event-territory-unclaimed =
    { $pearls ->
        [one] Territoire { $cell }, { $size } cases : sa perle ne va à personne.
       *[other] Territoire { $cell }, { $size } cases : ses { $pearls } perles ne vont à personne.
    }
perladora-event-territory-too-few =
    { $pearls ->
        [one] Territoire { $cell }, { $size } cases : sa perle ne se partage pas et ne va à personne ({ $strengths }).
       *[other] Territoire { $cell }, { $size } cases : ses { $pearls } perles ne se partagent pas et ne vont à personne ({ $strengths }).
    }
perladora-event-territory-won =
    { $pearls ->
        [one] Territoire { $cell }, { $size } cases : { $side } – { $pearls } perle ({ $strengths }).
       *[other] Territoire { $cell }, { $size } cases : { $side } – { $pearls } perles ({ $strengths }).
    }
perladora-event-territory-decided =
    { $pearls ->
        [one] Territoire { $cell }, { $size } cases : { $side } – { $pearls } perle, le renfort en { $decider } tranche l’égalité ({ $strengths }).
       *[other] Territoire { $cell }, { $size } cases : { $side } – { $pearls } perles, le renfort en { $decider } tranche l’égalité ({ $strengths }).
    }
perladora-event-territory-shared =
    { $lost ->
        [0] Territoire { $cell }, { $size } cases : { $sides } se partagent { $pearls } perles, { $share } par camp ({ $strengths }).
        [one] Territoire { $cell }, { $size } cases : { $sides } se partagent { $pearls } perles, { $share } par camp, et { $lost } est perdue ({ $strengths }).
       *[other] Territoire { $cell }, { $size } cases : { $sides } se partagent { $pearls } perles, { $share } par camp, et { $lost } sont perdues ({ $strengths }).
    }
perladora-event-game-won = Victoire : { $side } ({ $results }).
perladora-event-game-won-by-heaps = Égalité de perles ; victoire par les plus gros tas : { $side } ({ $results }).
perladora-event-game-shared = Victoire partagée : { $sides } ({ $results }).

## Pourquoi non

perladora-no-seat = Personne ne joue à cette place.
perladora-no-setting-up = Le lagon n’est pas encore en place.
perladora-no-over = La partie est finie.
perladora-no-has-passed = Passer est définitif : plus de tour dans cette partie.
perladora-no-turn = C’est à { $seat } de jouer.
perladora-no-advanced-only = Pouvoirs et renforts appartiennent au jeu avancé.
perladora-no-farm = { $cell } est une ferme et ne reçoit pas de plongeur.
perladora-no-taken = Il y a déjà en { $cell } un plongeur de { $seat }.
perladora-no-diver-left = Tous vos plongeurs sont placés.
perladora-no-such-diver = Il ne reste pas de plongeur de force { $value } derrière votre paravent.
perladora-no-pontoon-laid = Après un ponton, seul un second peut suivre, ou la fin du tour.
perladora-no-nothing-laid = Posez d’abord un ponton ; pour ne rien faire du tout, passez.
perladora-no-pontoon = Il y a déjà un ponton en { $edge }.
perladora-no-cuts-off =
    { $count ->
        [one] Un ponton en { $edge } isolerait une seule case, { $cells } ; un territoire en demande quatre.
       *[other] Un ponton en { $edge } isolerait { $count } cases, { $cells } ; un territoire en demande quatre.
    }
perladora-no-pontoon-left = Tous les pontons sont posés.
perladora-no-second-token = On ne joue qu’un jeton pouvoir par tour.
perladora-no-pass-after-power = Après un pouvoir, il faut accomplir une action.
perladora-no-other-power = Le clan { $clan } a un autre pouvoir.
perladora-no-token-left = Tous vos jetons pouvoir sont joués.
perladora-no-action-after = Il ne resterait plus d’action ensuite, et un pouvoir doit être suivi d’une action.
perladora-no-look-at-nothing = Il n’y a pas de plongeur à regarder en { $cell }.
perladora-no-look-at-partner = Le plongeur en { $cell } est à votre partenaire et vous reste caché.
perladora-no-already-seen = Vous voyez déjà le plongeur en { $cell }.
perladora-no-necklace-for-nobody = Il n’y a personne en { $cell } à qui offrir un collier.
perladora-no-necklace-for-friend = Le plongeur en { $cell } est à { $seat } ; les colliers sont pour les adversaires.
perladora-no-giver =
    { $count ->
        [one] Aucun de vos plongeurs n’est dans ce territoire de { $count } case ({ $cells }).
       *[other] Aucun de vos plongeurs n’est dans ce territoire de { $count } cases ({ $cells }).
    }
perladora-no-complete =
    { $count ->
        [one] Ce territoire de { $count } case est complet ({ $cells }) : trop tard pour un collier.
       *[other] Ce territoire de { $count } cases est complet ({ $cells }) : trop tard pour un collier.
    }
perladora-no-reinforcement-left = Votre renfort est déjà placé.
perladora-no-reinforce-nobody = Il n’y a pas de plongeur à renforcer en { $cell }.
perladora-no-reinforce-other = Le plongeur en { $cell } est à { $seat } ; on ne renforce que les siens.
perladora-no-incomplete =
    { $count ->
        [one] Le territoire n’est pas complet : { $cells } est encore libre.
       *[other] Le territoire n’est pas complet : { $cells } sont encore libres.
    }
perladora-no-reinforced = Ce territoire a déjà un renfort, en { $cell }.

## Les choses

perladora-thing-cell = { $cell }
perladora-thing-seat = { $seat }
perladora-thing-partners = { $seat } avec { $partner }
perladora-thing-strength = { $side } : { $strength }
perladora-thing-result =
    { $pearls ->
        [one] { $side } : { $pearls } perle
       *[other] { $side } : { $pearls } perles
    }
perladora-thing-coral = Corail
perladora-thing-shell = Coquillage
perladora-thing-mountain = Montagne
perladora-thing-sand = Sable
