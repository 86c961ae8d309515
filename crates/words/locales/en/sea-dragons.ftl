# Sea Dragons

sea-dragons-title = Sea Dragons
sea-dragons-tagline = Long bodies, sunken ships and whirlpools
sea-dragons-about = A game by Yaniv Kahana, Pini Shekhter and Simone Luciani, illustrated by Weberson Santiago, published by Gravitix Games and Fractal Juegos. This is unofficial fan software with its own art and its own words. The faces of the boards, the outline of the island, the choice of shapes, the missions and the division of the coral cards are reconstructed.

## How a table is set up

sea-dragons-option-faces = Faces of the boards
sea-dragons-option-faces-random = Drawn
sea-dragons-option-faces-a = All A
sea-dragons-option-faces-b = All B
sea-dragons-option-bonus = Points for the most missions
sea-dragons-option-bonus-hint = Five points for whoever has completed the most missions.

## What is asked

sea-dragons-ask-setup = The sea is being set up.
sea-dragons-ask-over = The game is over.
sea-dragons-ask-wait = It is another player’s turn.
sea-dragons-ask-choose = Choose a dragon card, or pass.
sea-dragons-ask-place = Lay the { $card }.
sea-dragons-ask-place-unseen = Lay the chosen dragon.
sea-dragons-ask-keep = Keep one of the two coral cards.
sea-dragons-ask-harvest = Complete a mission if you like, then draw a card.
sea-dragons-ask-draw = Draw a card.
sea-dragons-ask-last = Complete a mission if you like, then end your last turn.

## What can be done

sea-dragons-do-play = Play the { $card }
sea-dragons-do-place = Lay the { $card } on { $cells }
sea-dragons-do-keep = Keep the card “{ $coral }”
sea-dragons-do-complete = Complete the mission “{ $mission }” with { $payment }
sea-dragons-do-take = Take the { $card }
sea-dragons-do-blind = Draw a { $size } unseen
sea-dragons-do-finish = End the turn
sea-dragons-do-pass = Pass
sea-dragons-do-cash = Turn a gold card into coins

## What has happened

sea-dragons-event-board-laid = { $realm }: board { $board }, face { $face }.
sea-dragons-event-ship-moored = On { $cell } lies { $ship }.
sea-dragons-event-card-opened = New in the market: the { $card }.
sea-dragons-event-mission-opened = New mission: { $mission }.
sea-dragons-event-card-drawn = { $seat } draws a { $size }.
sea-dragons-event-card-drawn-seen = { $seat } draws the { $card }.
sea-dragons-event-first-drawn = { $seat } begins.
sea-dragons-event-card-chosen = { $seat } chooses a card.
sea-dragons-event-card-chosen-seen = { $seat } chooses the { $card }.
sea-dragons-event-dragon-placed = { $seat } lays the { $card } on { $cells }.
sea-dragons-event-coins-found = { $seat } finds { $count ->
        [one] a coin
       *[other] { $count } coins
    }.
sea-dragons-event-toll-paid = { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for { $count ->
        [one] a whirlpool or current
       *[other] { $count } whirlpools or currents
    }.
sea-dragons-event-ships-taken = { $seat } takes { $ships }.
sea-dragons-event-neighbour-paid = { $seat } earns { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } as a neighbour.
sea-dragons-event-coral-drawn = { $seat } looks at a coral card.
sea-dragons-event-coral-drawn-seen = { $seat } looks at the coral card “{ $coral }”.
sea-dragons-event-coral-kept = { $seat } keeps one coral card and puts the other under the pile.
sea-dragons-event-coral-kept-seen = { $seat } keeps “{ $kept }” and puts “{ $returned }” under the pile.
sea-dragons-event-last-coral-kept = { $seat } keeps the last coral card.
sea-dragons-event-last-coral-kept-seen = { $seat } keeps the last coral card, “{ $kept }”.
sea-dragons-event-mission-completed = { $seat } completes the mission “{ $mission }” with { $payment }.
sea-dragons-event-card-taken = { $seat } takes the { $card } from the market.
sea-dragons-event-pile-chosen = { $seat } reaches into the pile for a { $size }.
sea-dragons-event-pile-shuffled = The pile is used up ({ $size }): { $count ->
        [one] one played card becomes
       *[other] { $count } played cards are shuffled and become
    } the new one.
sea-dragons-event-nothing-drawn = { $seat } draws no card.
sea-dragons-event-passed = { $seat } passes and takes { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
sea-dragons-event-gold-cashed = { $seat } turns a gold card into { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
sea-dragons-event-corals-shown = { $seat } still has { $corals }.
sea-dragons-event-realm-scored = { $realm }, { $count ->
        [0] no visible whirlpool
        [one] one visible whirlpool
       *[other] { $count } visible whirlpools
    }: { $winners }.
sea-dragons-event-realm-empty = { $realm }, { $count ->
        [0] no visible whirlpool
        [one] one visible whirlpool
       *[other] { $count } visible whirlpools
    }: nobody scores.
sea-dragons-event-seat-scored = { $seat } has { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: missions { $missions }, most missions { $most }, coins { $coins }, ships { $ships }, coral cards { $corals }, realms { $realms }.
sea-dragons-event-game-won = { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Why not

sea-dragons-no-seat = There is no such seat at this table.
sea-dragons-no-setting-up = The sea is still being set up.
sea-dragons-no-over = The game is over: all heads are played.
sea-dragons-no-turn = It is { $seat }’s turn.
sea-dragons-no-drawing = A card is being drawn.
sea-dragons-no-card-chosen = Choose a card first.
sea-dragons-no-other-card = A card is chosen already: lay its dragon, or take the choice back while you can.
sea-dragons-no-dragon-first = The dragon comes first, then missions and cards.
sea-dragons-no-second-dragon = This turn’s dragon lies in the sea already.
sea-dragons-no-coral-first = Keep one of the two coral cards first.
sea-dragons-no-offer = No coral card is on offer.
sea-dragons-no-such-card = The { $card } is not in your hand.
sea-dragons-no-place = With { $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    } there is nowhere to lay the { $card }.
sea-dragons-no-part = The head lies on a part of the dragon, and the { $card } has only { $count }.
sea-dragons-no-pose = The { $card } has only { $count ->
        [one] one pose
       *[other] { $count } poses
    }.
sea-dragons-no-outside = With its first cell on { $head } the { $card } would not fit into the sea.
sea-dragons-no-island = Nobody can build on the island: { $cells }.
sea-dragons-no-taken = A dragon of { $seat } lies there: { $cells }.
sea-dragons-no-beside-own = A dragon may never lie beside one of your own: { $cells }.
sea-dragons-no-touch = A dragon must touch the island or another player’s dragon; { $cells } does not.
sea-dragons-no-coins = This place costs { $toll ->
        [one] { $toll } coin
       *[other] { $toll } coins
    }, and with those found there you have { $coins }.
sea-dragons-no-such-offer = The card “{ $coral }” is not on offer.
sea-dragons-no-second-mission = Only one mission can be completed in a turn.
sea-dragons-no-such-mission = The mission “{ $mission }” is not in the row.
sea-dragons-no-ships = You have only { $ships }.
sea-dragons-no-such-coral = The card “{ $coral }” is not in your hand as often as that.
sea-dragons-no-ship-card = The card “{ $coral }” does not stand for ships.
sea-dragons-no-pays-too-little = { $count ->
        [one] One ship is
       *[other] { $count } ships are
    } missing for this mission.
sea-dragons-no-pays-too-much = The mission can do without some of this.
sea-dragons-no-same-size = You have played a { $size }: draw one of another size.
sea-dragons-no-market = The { $card } is not in the market.
sea-dragons-no-pile = There is no { $size } left.
sea-dragons-no-last-dragon = This was your last dragon: you need no more cards.
sea-dragons-no-must-draw = There is a card to draw.
sea-dragons-no-gold = You have no gold card.

## Things

sea-dragons-thing-small = small card
sea-dragons-thing-medium = medium card
sea-dragons-thing-large = large card
sea-dragons-thing-small-card = small dragon { $shape }
sea-dragons-thing-medium-card = medium dragon { $shape }
sea-dragons-thing-large-card = large dragon { $shape }
sea-dragons-thing-starfish = Starfish
sea-dragons-thing-seahorse = Seahorse
sea-dragons-thing-shell = Shell
sea-dragons-thing-octopus = Octopus
sea-dragons-thing-green-ships = { $count ->
        [0] no green ship
        [one] a green ship
       *[other] { $count } green ships
    }
sea-dragons-thing-violet-ships = { $count ->
        [0] no violet ship
        [one] a violet ship
       *[other] { $count } violet ships
    }
sea-dragons-thing-red-ships = { $count ->
        [0] no red ship
        [one] a red ship
       *[other] { $count } red ships
    }
sea-dragons-thing-blue-ships = { $count ->
        [0] no blue ship
        [one] a blue ship
       *[other] { $count } blue ships
    }
sea-dragons-thing-double = Double ship: { $ships }
sea-dragons-thing-any = Any ship
sea-dragons-thing-hidden = Hidden dragon: { $realm }
sea-dragons-thing-gold = Gold
sea-dragons-thing-coral-card = the card “{ $coral }”
sea-dragons-thing-mission = { $ships } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sea-dragons-thing-mission-coral = { $ships } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and a coral card
sea-dragons-thing-points = { $seat } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
sea-dragons-thing-seat = { $seat }
