# The board of South Seas in the browser.

app-south-seas-board = The archipelago. Every answer is also in the list of answers; the position is also there in text.
app-south-seas-turn = Turn the tile
app-south-seas-turn-title = Turn the tile (key R, Shift and wheel, or click its cell again)
app-south-seas-near = The tile just laid, enlarged, with the places for an islander
app-south-seas-brings = Brings
app-south-seas-leave-islanders = Place nobody
app-south-seas-leave-ships = Load no ship
app-south-seas-reserve = { $count } of { $of } islanders in reserve
app-south-seas-ships = { $count ->
    [0] No ship yet
    [one] 1 ship, { $points } points
   *[other] { $count } ships, { $points } points
}
app-south-seas-row = Open ships, with what each player still lacks
app-south-seas-give = Give { $given } of { $total }:
app-south-seas-less = One less
app-south-seas-more = One more
app-south-seas-stock = Still to come
app-south-seas-left = { $count ->
    [0] No tile left
    [one] 1 tile left
   *[other] { $count } tiles left
}
app-south-seas-aside = Set aside
app-south-seas-pile = { $count ->
    [0] No ship in the pile
    [one] 1 ship in the pile
   *[other] { $count } ships in the pile
}
app-south-seas-kind = { $count ->
    [one] 1 tile { $name }
   *[other] { $count } tiles { $name }
}
app-south-seas-bridge = { $count ->
    [0] Bridge without shells
    [one] Bridge with 1 shell
   *[other] Bridge with { $count } shells
}
app-south-seas-island = { $count ->
    [0] Island without bananas
    [one] Island with 1 banana
   *[other] Island with { $count } bananas
}
app-south-seas-sea = { $count ->
    [0] Sea without fish
    [one] Sea with 1 fish
   *[other] Sea with { $count } fish
}
app-south-seas-market = Market with { $count } of 8 neighbours
app-south-seas-open = { $count ->
    [0] complete
    [one] open in 1 place
   *[other] open in { $count } places
}
app-south-seas-free = nobody there
app-south-seas-crew = { $name } × { $count }
app-south-seas-leads = { $count ->
    [one] { $names } would gain it
   *[other] { $names } would each gain it
}
app-south-seas-accounts = Where the points come from
app-south-seas-no-ships = No ship
app-south-seas-by-load = Loaded: { $ship }
app-south-seas-by-market = From a market: { $ship }
app-south-seas-ship-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
app-south-seas-goods-points = { $goods } ÷ 3 → { $points ->
    [one] 1 point
   *[other] { $points } points
}
app-south-seas-late = From what stood unfinished at the end:
app-south-seas-try-lay = Try it: lay the tile. Click its cell again, or press R, to turn it. Where it does not fit, you hear why.
app-south-seas-try-islander = Try it: point at the parts of the new tile to see how far each reaches, and place an islander. Where somebody stands already, you hear so.
app-south-seas-try-load = Try it: load a ship with the goods you have, or ask for one you cannot load.
