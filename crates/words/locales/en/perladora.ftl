# Perladöra

perladora-title = Perladöra
perladora-tagline = Divers, pontoons and pearls
perladora-about = A game by Christwart Conrad, illustrated by Mehdi Merrouche. This is unofficial fan software with its own art and its own words. Where the farms lie is reconstructed from the earlier edition, Armadöra.

## How a table is set up

perladora-option-advanced = Advanced game
perladora-option-advanced-hint = Four clans with their powers, and a reinforcement for everybody.
perladora-option-memory = Play from memory
perladora-option-memory-hint = Nobody may look again at divers already placed, not even their own.

## What is asked

perladora-ask-setup = The lagoon is being set up.
perladora-ask-over = The game is over.
perladora-ask-wait = It is another player’s turn.
perladora-ask-turn = You may { $power ->
    [0] {""}
   *[other] use your power first, then{" "}
}{ $dive ->
    [0] {""}
   *[other] place a diver,{" "}
}{ $pontoon ->
    [0] {""}
   *[other] lay pontoons,{" "}
}{ $reinforce ->
    [0] {""}
   *[other] place your reinforcement,{" "}
}or pass.
perladora-ask-action = Now take your action.
perladora-ask-second-pontoon = Lay a second pontoon, or stop here.

## What can be done

perladora-do-dive = Place a { $value } on { $cell }
perladora-do-pontoon = Lay a pontoon on { $edge }
perladora-do-stop = Lay no second pontoon
perladora-do-reinforce = Reinforce the diver on { $cell }
perladora-do-look = Look at the diver on { $cell }
perladora-do-surface = Place a { $value } face up on { $cell }
perladora-do-extra-pontoon = Lay an extra pontoon on { $edge }
perladora-do-necklace = Give a necklace to the diver on { $cell }
perladora-do-pass = Pass for good

## What has happened

perladora-event-clan-dealt = { $seat } plays the { $clan } clan.
perladora-event-pearls-laid =
    { $pearls ->
        [one] { $pearls } pearl lies on { $cell }.
       *[other] { $pearls } pearls lie on { $cell }.
    }
perladora-event-diver-placed = { $seat } places a diver on { $cell }.
perladora-event-pontoon-laid = { $seat } lays a pontoon on { $edge }.
perladora-event-pontoon-parted = { $seat } lays a pontoon on { $edge } and makes territories of { $small } and { $large } cells.
perladora-event-stopped = { $seat } lays no second pontoon.
perladora-event-diver-reinforced = { $seat } reinforces the diver on { $cell }.
perladora-event-diver-looked-at = { $seat } looks at the diver on { $cell }.
perladora-event-diver-seen = { $seat } looks at the diver on { $cell }: a { $value }.
perladora-event-diver-surfaced = { $seat } places a { $value } face up on { $cell }.
perladora-event-extra-pontoon-laid = { $seat } lays an extra pontoon on { $edge }.
perladora-event-extra-pontoon-parted = { $seat } lays an extra pontoon on { $edge } and makes territories of { $small } and { $large } cells.
perladora-event-necklace-given = { $seat } gives a necklace to the diver of { $owner } on { $cell }.
perladora-event-passed = { $seat } passes.
perladora-event-passed-forced = { $seat } has nothing left to do and passes.
perladora-event-divers-uncovered = All divers are turned over.
perladora-event-territory-bare = Territory of { $cell }, { $size } cells: no pearls.
perladora-event-territory-unclaimed =
    { $pearls ->
        [one] Territory of { $cell }, { $size } cells: its pearl goes to nobody.
       *[other] Territory of { $cell }, { $size } cells: its { $pearls } pearls go to nobody.
    }
perladora-event-territory-too-few =
    { $pearls ->
        [one] Territory of { $cell }, { $size } cells: its pearl cannot be shared and goes to nobody ({ $strengths }).
       *[other] Territory of { $cell }, { $size } cells: its { $pearls } pearls cannot be shared and go to nobody ({ $strengths }).
    }
perladora-event-territory-won =
    { $pearls ->
        [one] Territory of { $cell }, { $size } cells: { $side } – { $pearls } pearl ({ $strengths }).
       *[other] Territory of { $cell }, { $size } cells: { $side } – { $pearls } pearls ({ $strengths }).
    }
perladora-event-territory-decided =
    { $pearls ->
        [one] Territory of { $cell }, { $size } cells: { $side } – { $pearls } pearl, the reinforcement on { $decider } breaks the tie ({ $strengths }).
       *[other] Territory of { $cell }, { $size } cells: { $side } – { $pearls } pearls, the reinforcement on { $decider } breaks the tie ({ $strengths }).
    }
perladora-event-territory-shared =
    { $lost ->
        [0] Territory of { $cell }, { $size } cells: { $sides } share { $pearls } pearls, { $share } each ({ $strengths }).
       *[other] Territory of { $cell }, { $size } cells: { $sides } share { $pearls } pearls, { $share } each, and { $lost } lost ({ $strengths }).
    }
perladora-event-game-won = The game goes to { $side } ({ $results }).
perladora-event-game-won-by-heaps = Equal pearls: by the larger heaps the game goes to { $side } ({ $results }).
perladora-event-game-shared = A shared victory for { $sides } ({ $results }).

## Why not

perladora-no-seat = Nobody plays in that seat.
perladora-no-setting-up = The lagoon is still being set up.
perladora-no-over = The game is over.
perladora-no-has-passed = Passing is final: no more turns in this game.
perladora-no-turn = It is the turn of { $seat }.
perladora-no-advanced-only = Powers and reinforcements belong to the advanced game.
perladora-no-farm = { $cell } is a farm and takes no diver.
perladora-no-taken = { $cell } already holds a diver of { $seat }.
perladora-no-diver-left = All your divers are placed.
perladora-no-such-diver = No diver worth { $value } is left behind your screen.
perladora-no-pontoon-laid = After a pontoon only a second one can follow, or the end of the turn.
perladora-no-nothing-laid = Lay a pontoon first; to do nothing at all, pass.
perladora-no-pontoon = A pontoon already lies on { $edge }.
perladora-no-cuts-off =
    { $count ->
        [one] A pontoon on { $edge } would cut off a single cell, { $cells }; a territory needs four.
       *[other] A pontoon on { $edge } would cut off { $count } cells, { $cells }; a territory needs four.
    }
perladora-no-pontoon-left = All pontoons are laid.
perladora-no-second-token = Only one power token may be played in a turn.
perladora-no-pass-after-power = After a power you must take an action.
perladora-no-other-power = The { $clan } clan has another power.
perladora-no-token-left = All your power tokens are played.
perladora-no-action-after = After this no action would be left, and a power must be followed by one.
perladora-no-look-at-nothing = There is no diver on { $cell } to look at.
perladora-no-look-at-partner = The diver on { $cell } is your partner’s and stays hidden from you.
perladora-no-already-seen = You can already see the diver on { $cell }.
perladora-no-necklace-for-nobody = There is no diver on { $cell } to give a necklace to.
perladora-no-necklace-for-friend = The diver on { $cell } belongs to { $seat }; necklaces are for opponents.
perladora-no-giver =
    { $count ->
        [one] None of your divers is in that territory of { $count } cell ({ $cells }).
       *[other] None of your divers is in that territory of { $count } cells ({ $cells }).
    }
perladora-no-complete =
    { $count ->
        [one] That territory of { $count } cell is complete ({ $cells }): too late for a necklace.
       *[other] That territory of { $count } cells is complete ({ $cells }): too late for a necklace.
    }
perladora-no-reinforcement-left = Your reinforcement is already placed.
perladora-no-reinforce-nobody = There is no diver on { $cell } to reinforce.
perladora-no-reinforce-other = The diver on { $cell } belongs to { $seat }; you can reinforce only your own.
perladora-no-incomplete =
    { $count ->
        [one] The territory is not complete: { $cells } is still free.
       *[other] The territory is not complete: { $cells } are still free.
    }
perladora-no-reinforced = This territory already has a reinforcement, on { $cell }.

## Things

perladora-thing-cell = { $cell }
perladora-thing-seat = { $seat }
perladora-thing-partners = { $seat } with { $partner }
perladora-thing-strength = { $side }: { $strength }
perladora-thing-result =
    { $pearls ->
        [one] { $side }: { $pearls } pearl
       *[other] { $side }: { $pearls } pearls
    }
perladora-thing-coral = Coral
perladora-thing-shell = Shell
perladora-thing-mountain = Mountain
perladora-thing-sand = Sand
