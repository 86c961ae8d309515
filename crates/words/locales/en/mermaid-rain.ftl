# Mermaid Rain.

mermaid-rain-title = Mermaid Rain
mermaid-rain-tagline = Secret melds, rising surf and treasures for a Prince
mermaid-rain-about = Mermaid Rain is a game by Hitoshi Yasuda and Keiji Kariya, published by Z-Man Games in 2011. This is an unofficial, non-commercial version with its own pictures and words. The map of the ocean, the mix of tokens and tiles and the undercurrents cards are reconstructed.

# Options

mermaid-rain-option-free = Mermaid Free
mermaid-rain-option-free-hint = The face-up treasures are drawn from all tokens instead of the fixed set.
mermaid-rain-option-march = Ocean March scores
mermaid-rain-option-march-hint = The treasure of an Ocean March brings its two points, like any other treasure.

# Things

mermaid-rain-thing-seat = { $seat }
mermaid-rain-thing-card-dolphin = dolphin
mermaid-rain-thing-card-gull = gull
mermaid-rain-thing-card-turtle = turtle
mermaid-rain-thing-cards-dolphin =
    { $count ->
        [one] 1 dolphin
       *[other] { $count } dolphins
    }
mermaid-rain-thing-cards-gull =
    { $count ->
        [one] 1 gull
       *[other] { $count } gulls
    }
mermaid-rain-thing-cards-turtle =
    { $count ->
        [one] 1 turtle
       *[other] { $count } turtles
    }
mermaid-rain-thing-token-dragon = dragon scale
mermaid-rain-thing-token-pearl = pearl
mermaid-rain-thing-token-crystal = crystal
mermaid-rain-thing-token-coral = coral
mermaid-rain-thing-token-shell = sea shell
mermaid-rain-thing-kind-dragon = dragon scales
mermaid-rain-thing-kind-pearl = pearls
mermaid-rain-thing-kind-crystal = crystals
mermaid-rain-thing-kind-coral = corals
mermaid-rain-thing-kind-shell = sea shells
mermaid-rain-thing-tokens-dragon =
    { $count ->
        [one] 1 dragon scale
       *[other] { $count } dragon scales
    }
mermaid-rain-thing-tokens-pearl =
    { $count ->
        [one] 1 pearl
       *[other] { $count } pearls
    }
mermaid-rain-thing-tokens-crystal =
    { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }
mermaid-rain-thing-tokens-coral =
    { $count ->
        [one] 1 coral
       *[other] { $count } corals
    }
mermaid-rain-thing-tokens-shell =
    { $count ->
        [one] 1 sea shell
       *[other] { $count } sea shells
    }
mermaid-rain-thing-tile = { $hue } { $shape } { $symbol } tile
mermaid-rain-thing-shape-curved = curved
mermaid-rain-thing-shape-triangular = triangular
mermaid-rain-thing-shape-long = long
mermaid-rain-thing-shape-short = short
mermaid-rain-thing-symbol-dolphin = dolphin
mermaid-rain-thing-symbol-gull = gull
mermaid-rain-thing-symbol-turtle = turtle
mermaid-rain-thing-symbol-mermaid = mermaid
mermaid-rain-thing-hue-dark = dark
mermaid-rain-thing-hue-light = light
mermaid-rain-thing-terrain-outside = no part of the board
mermaid-rain-thing-terrain-closed = in the part that three players leave out
mermaid-rain-thing-terrain-ocean = open water
mermaid-rain-thing-terrain-rock = a rocky island
mermaid-rain-thing-terrain-start = a start space
mermaid-rain-thing-terrain-wreck = a wrecked ship
mermaid-rain-thing-terrain-island = a small island
mermaid-rain-thing-terrain-cave = a submarine cave
mermaid-rain-thing-meld-rain = Mermaid Rain
mermaid-rain-thing-meld-squall = Mermaid Squall
mermaid-rain-thing-meld-march = Ocean March
mermaid-rain-thing-meld-splash = Twin Splash
mermaid-rain-thing-meld-waltz = Aquamarine Waltz
mermaid-rain-thing-meld-mist = Mermaid Mist
mermaid-rain-thing-meld-drop = Mermaid Drop
mermaid-rain-thing-meld-octopus = Octopus
mermaid-rain-thing-shown = { $seat } ({ $cards })
mermaid-rain-thing-shown-princess = { $seat } (the mermaid princess)
mermaid-rain-thing-ranked = { $seat } ({ $meld })
mermaid-rain-thing-share =
    { $points ->
        [one] { $seat } 1 point (has { $count })
       *[other] { $seat } { $points } points (has { $count })
    }

# Answers

mermaid-rain-do-lay = Lay { $cards }
mermaid-rain-do-princess = Play the mermaid princess and stop
mermaid-rain-do-pick = Take the { $tile }
mermaid-rain-do-march = First draw the treasure of the Ocean March
mermaid-rain-do-waltz = Draw an unseen { $shape } tile
mermaid-rain-do-start = Start at { $at }
mermaid-rain-do-place = Place the { $tile } at { $at }, turned way { $turn }
mermaid-rain-do-forgo = Place no more tiles
mermaid-rain-do-move = Move to { $to } for { $cards }
mermaid-rain-do-warp = Warp to { $to }
mermaid-rain-do-rest = End the turn
mermaid-rain-do-take = Take the { $token }
mermaid-rain-do-take-hidden = Take face-down treasure { $number }
mermaid-rain-do-leave = Take nothing
mermaid-rain-do-drift = Drift to { $to }
mermaid-rain-do-keep = Keep { $cards }

# Questions

mermaid-rain-ask-wait = Wait for the others.
mermaid-rain-ask-lay-two = Choose two cards for your meld.
mermaid-rain-ask-lay-one = Add a card to your meld, or play the mermaid princess to stop.
mermaid-rain-ask-pick = Take one of the revealed surf tiles.
mermaid-rain-ask-pick-march = Take a surf tile, or draw the treasure of your Ocean March first.
mermaid-rain-ask-pick-waltz = Take a surf tile, or draw the extra tile of your Aquamarine Waltz first.
mermaid-rain-ask-waltz = Choose the shape of the extra tile of your Aquamarine Waltz.
mermaid-rain-ask-start = Choose your start space.
mermaid-rain-ask-place =
    { $count ->
        [one] Place your surf tile, or leave it out.
       *[other] Place your surf tiles, or leave them out.
    }
mermaid-rain-ask-ride = Move your mermaid, or end your turn.
mermaid-rain-ask-ride-warp = Warp anywhere, move your mermaid, or end your turn.
mermaid-rain-ask-take = Take one treasure, or none.
mermaid-rain-ask-drift = Your tile is gone: choose the start space you drift to.
mermaid-rain-ask-keep = Choose the two cards you keep.

# Refusals

mermaid-rain-no-turn = It is not your turn to answer.
mermaid-rain-no-now = That is not what is asked now. { $question }
mermaid-rain-no-meld-size =
    { $asked ->
        [one] A meld grows by 1 card at a time, not by { $given }.
       *[other] A meld begins with { $asked } cards, not with { $given }.
    }
mermaid-rain-no-princess = The mermaid princess cannot be one of the first two cards.
mermaid-rain-no-cards = You do not hold { $cards }. Your hand: { $hand }.
mermaid-rain-no-offer = No { $tile } is on offer.
mermaid-rain-no-bonus = Your meld does not bring this bonus, or you have had it.
mermaid-rain-no-shape = No { $shape } tile is left to draw.
mermaid-rain-no-start = { $at } is not a start space.
mermaid-rain-no-start-occupied = The mermaid of { $seat } is on { $at }.
mermaid-rain-no-tile = You have no { $tile } to place.
mermaid-rain-no-turning =
    { $count ->
        [one] A { $shape } tile lies in only one way.
       *[other] There are only { $count } ways to turn a { $shape } tile.
    }
mermaid-rain-no-board = The tile would stick out of the board.
mermaid-rain-no-water = Tiles lie on open water only, and { $at } is { $terrain }.
mermaid-rain-no-covered = { $at } is covered by another tile.
mermaid-rain-no-place = There is neither a tile nor a space to enter at { $at }.
mermaid-rain-no-first-hex = The tile at { $at } is named by its first hex, { $first }.
mermaid-rain-no-adjacent = { $to } does not touch { $from }.
mermaid-rain-no-card = { $to } is entered with a { $card }, or with two cards that are no { $card }.
mermaid-rain-no-deep-sea = A { $card } alone enters { $to }; two cards count only if neither is a { $card }.
mermaid-rain-no-deep-sea-any = Any single card enters { $to }.
mermaid-rain-no-payment =
    { $count ->
        [one] A move costs one card that matches or two that do not, not 1.
       *[other] A move costs one card that matches or two that do not, not { $count }.
    }
mermaid-rain-no-warp = Only a Mermaid Rain warps, once and before the first move.
mermaid-rain-no-warp-here = Your mermaid is at { $at } already.
mermaid-rain-no-token = No { $token } lies face up at { $at }.
mermaid-rain-no-hidden-token = No such treasure lies face down at { $at }.
mermaid-rain-no-keep-size =
    { $given ->
        [one] Exactly { $asked } cards are kept, not 1.
       *[other] Exactly { $asked } cards are kept, not { $given }.
    }

# What happened

mermaid-rain-event-dealer = { $seat } deals first.
mermaid-rain-event-laid-out = A { $token } lies at { $at }.
mermaid-rain-event-round = Round { $round } begins; { $seat } deals.
mermaid-rain-event-dealt =
    { $count ->
        [one] { $seat } is dealt 1 card.
       *[other] { $seat } is dealt { $count } cards.
    }
mermaid-rain-event-dealt-open = { $seat } is dealt { $cards }.
mermaid-rain-event-shuffled =
    { $count ->
        [one] The discard becomes the new deck: 1 card.
       *[other] The discards become the new deck: { $count } cards.
    }
mermaid-rain-event-undercurrents =
    { $count ->
        [one] Undercurrents card { $card } reveals 1 surf tile.
       *[other] Undercurrents card { $card } reveals { $count } surf tiles.
    }
mermaid-rain-event-revealed = Revealed: a { $tile }.
mermaid-rain-event-pile =
    { $count ->
        [one] The discarded { $shape } tile becomes its pile.
       *[other] The { $count } discarded { $shape } tiles become their pile.
    }
mermaid-rain-event-answered = { $seat } has chosen.
mermaid-rain-event-answered-open = { $seat } has chosen “{ $answer }”.
mermaid-rain-event-melds = Turned over: { $melds }.
mermaid-rain-event-ranked = Order of play: { $melds }.
mermaid-rain-event-meld-scored =
    { $points ->
        [one] { $seat } scores 1 point for a { $meld }.
       *[other] { $seat } scores { $points } points for a { $meld }.
    }
mermaid-rain-event-picked = { $seat } takes a { $tile }.
mermaid-rain-event-pool =
    { $points ->
        [0] { $seat } draws a { $token } from the pool.
        [one] { $seat } draws a { $token } from the pool and scores 1 point.
       *[other] { $seat } draws a { $token } from the pool and scores { $points } points.
    }
mermaid-rain-event-shape = { $seat } draws from the { $shape } tiles.
mermaid-rain-event-extra = { $seat } draws a { $tile }.
mermaid-rain-event-cleared = Nobody took: { $tiles }.
mermaid-rain-event-prince = The Prince goes from { $from } to { $seat }.
mermaid-rain-event-prince-stays = The Prince stays with { $seat }.
mermaid-rain-event-entered = { $seat } starts at { $at }.
mermaid-rain-event-placed = { $seat } places a { $tile } at { $at }.
mermaid-rain-event-forgone = { $seat } places no more tiles.
mermaid-rain-event-moved = { $seat } moves from { $from } to { $to } for { $cards }.
mermaid-rain-event-moved-deep = { $seat } dives through the deep sea from { $from } to { $to } for { $cards }.
mermaid-rain-event-warped = { $seat } warps from { $from } to { $to }.
mermaid-rain-event-peeked = { $seat } looks at a face-down treasure at { $at }.
mermaid-rain-event-peeked-open = { $seat } looks at a face-down treasure at { $at }: a { $token }.
mermaid-rain-event-taken =
    { $points ->
        [one] { $seat } takes a { $token } at { $at } and scores 1 point.
       *[other] { $seat } takes a { $token } at { $at } and scores { $points } points.
    }
mermaid-rain-event-hidden-taken =
    { $points ->
        [one] { $seat } takes a face-down treasure at { $at } and scores 1 point.
       *[other] { $seat } takes a face-down treasure at { $at } and scores { $points } points.
    }
mermaid-rain-event-hidden-taken-open =
    { $points ->
        [one] { $seat } takes a face-down { $token } at { $at } and scores 1 point.
       *[other] { $seat } takes a face-down { $token } at { $at } and scores { $points } points.
    }
mermaid-rain-event-left = { $seat } takes nothing at { $at }.
mermaid-rain-event-turn-ended = { $seat } ends the turn.
mermaid-rain-event-washed-away =
    { $count ->
        [0] No dark tile leaves the ocean.
        [one] 1 dark tile leaves the ocean.
       *[other] { $count } dark tiles leave the ocean.
    }{ $adrift ->
        [0] { "" }
       *[other] { " " }Adrift: { $seats }.
    }
mermaid-rain-event-drifted = { $seat } drifts to { $to }.
mermaid-rain-event-trimmed = Discarded: { $shed }.
mermaid-rain-event-uncovered = { $seat } turns up { $tokens }.
mermaid-rain-event-tribute = { $seat } pays the witch in full.
mermaid-rain-event-tribute-short =
    { $points ->
        [one] { $seat } has no { $missing } for the witch and loses 1 point.
       *[other] { $seat } has no { $missing } for the witch and loses { $points } points.
    }
mermaid-rain-event-majority = Most { $kind }: { $shares }.
mermaid-rain-event-monopoly = The only { $kind } after the tribute: { $shares }.
mermaid-rain-event-majority-none = Nobody has { $kind } left after the tribute.
mermaid-rain-event-ended =
    { $count ->
        [one] The Prince gives { $winners } his heart.
       *[other] The Prince cannot decide: { $winners } win together.
    }
