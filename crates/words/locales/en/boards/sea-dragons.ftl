# The board of Sea Dragons in the browser.

app-sea-dragons-board = The sea. Every answer is also in the list of answers; the position is also there in text.
app-sea-dragons-shelves = Beside the sea
app-sea-dragons-cards = Cards
app-sea-dragons-missions = Missions
app-sea-dragons-market = Market
app-sea-dragons-realms = Realms
app-sea-dragons-hand = Your dragon cards
app-sea-dragons-corals = Your coral cards
app-sea-dragons-offer = Coral cards to choose from
app-sea-dragons-small = small
app-sea-dragons-medium = medium
app-sea-dragons-large = large
app-sea-dragons-turn = Turn
app-sea-dragons-head = Head
app-sea-dragons-mirror = Mirror
app-sea-dragons-cash = Gold into { $coins } coins
app-sea-dragons-pass = Pass (+{ $coins } coins)
app-sea-dragons-finish = End the turn
app-sea-dragons-how = Click the sea to hold the dragon there, click the dragon to turn it (R turns, M mirrors, H moves the head).
app-sea-dragons-denied = not possible like this; click to hear why
app-sea-dragons-dragon-of = { $name }’s dragon
app-sea-dragons-whirlpool = Whirlpool: costs { $toll } coins, counts for majorities while it can be seen
app-sea-dragons-current = Current: costs { $toll } coins, belongs to no realm
app-sea-dragons-coin = A coin
app-sea-dragons-coral = Coral: brings a coral card
app-sea-dragons-island = The island
app-sea-dragons-water = Open water
app-sea-dragons-forecast-coins = { $toll ->
    [0] { $found ->
        [0] nothing to pay, { $after } left
       *[other] +{ $found }, makes { $after }
    }
   *[other] { $found ->
        [0] −{ $toll }, leaves { $after }
       *[other] +{ $found } −{ $toll }, leaves { $after }
    }
}
app-sea-dragons-forecast-ships = ships won
app-sea-dragons-forecast-corals = { $count ->
    [one] a coral card
   *[other] { $count } coral cards
}
app-sea-dragons-forecast-neighbour = { $name } +{ $coins }
app-sea-dragons-mission-ready = ready
app-sea-dragons-mission-missing = { $count ->
    [one] 1 ship missing
   *[other] { $count } ships missing
}
app-sea-dragons-payments = Hand in
app-sea-dragons-pile = { $count ->
    [0] Unseen, { $size }: the pile is empty
    [one] Unseen, { $size }: 1 card in the pile
   *[other] Unseen, { $size }: { $count } cards in the pile
}
app-sea-dragons-prize = { $count ->
    [0] No visible whirlpool
    [one] 1 visible whirlpool: { $points } points for the majority
   *[other] { $count } visible whirlpools: { $points } points for the majority
}
app-sea-dragons-rank = { $name }: { $dragons ->
    [one] 1 dragon
   *[other] { $dragons } dragons
}{ $hidden ->
    [0] {""}
    [one] {" "}and 1 hidden
   *[other] {" "}and { $hidden } hidden
}, { $pieces ->
    [one] 1 part
   *[other] { $pieces } parts
}; now { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
app-sea-dragons-heads = { $count ->
    [0] No dragon left
    [one] 1 dragon left
   *[other] { $count } dragons left
}
app-sea-dragons-coins = { $count ->
    [0] No coins
    [one] 1 coin
   *[other] { $count } coins
}
app-sea-dragons-coral-count = { $count ->
    [0] No coral card
    [one] 1 coral card
   *[other] { $count } coral cards
}
app-sea-dragons-mission-count = { $count ->
    [0] No mission completed
    [one] 1 mission completed, { $points } points
   *[other] { $count } missions completed, { $points } points
}
app-sea-dragons-accounts = Where the points came from
app-sea-dragons-score-missions = Missions
app-sea-dragons-score-most = Most missions
app-sea-dragons-score-coins = Coins
app-sea-dragons-score-ships = Ships left
app-sea-dragons-score-corals = Coral cards
app-sea-dragons-score-total = Total
app-sea-dragons-realm-account = { $realm }: { $count ->
    [0] no visible whirlpool
    [one] 1 visible whirlpool at { $each } points
   *[other] { $count } visible whirlpools at { $each } points
}
app-sea-dragons-strength = { $dragons ->
    [one] 1 dragon
   *[other] { $dragons } dragons
}{ $hidden ->
    [0] {""}
    [one] {" "}+ 1 hidden
   *[other] {" "}+ { $hidden } hidden
}, { $pieces ->
    [one] 1 part
   *[other] { $pieces } parts
}
app-sea-dragons-nobody = Nobody is there.
app-sea-dragons-try-lay = Try it: move over the sea, click to lay the dragon, click it again to turn it (or press R to turn, M to mirror). Beside an own dragon, or away from everybody, you hear why not.
app-sea-dragons-try-mission = Try it: the ships of the last dragon and a coral card may pay for a mission. Click one that is ready, and one that is not.
app-sea-dragons-try-draw = Try it: draw a card. One of the size just played is refused.
app-sea-dragons-try-majority = Try it: point at the realms to see who is ahead in each, by dragons and then by parts.
