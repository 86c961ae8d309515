# South Seas

south-seas-title = South Seas
south-seas-tagline = Build an archipelago, gather its goods, load the ships.
south-seas-about = An unofficial version of Carcassonne: South Seas, a game for two to five by Klaus-Jürgen Wrede, published by Hans im Glück in 2013. Rules, words and pictures are our own; the faces of the tiles and most of the ships are reconstructed.

south-seas-option-takeback = Taking islanders back
south-seas-option-takeback-empty = only with an empty reserve
south-seas-option-takeback-anytime = on any turn

## Questions

south-seas-ask-lay = Lay tile { $face }.
south-seas-ask-islander = { $reserve ->
    [0] Your reserve is empty. Take an islander back, or go on.
    [one] Place your last islander on this tile, or go on.
   *[other] Place an islander on this tile, or go on.
}
south-seas-ask-islander-or-back = Place an islander on this tile, take one back, or go on.
south-seas-ask-take-ship = Choose one of the best ships.
south-seas-ask-load = Load a ship, or end your turn.
south-seas-ask-nothing = There is nothing to decide.

## Answers

south-seas-do-lay = { $turns ->
    [0] Lay the tile on { $cell }, not turned
    [one] Lay the tile on { $cell }, turned by a quarter
    [2] Lay the tile on { $cell }, turned by a half
   *[other] Lay the tile on { $cell }, turned by three quarters
}
south-seas-do-place-bridge = Place a shell collector on the bridge ({ $where })
south-seas-do-place-island = Place a banana picker on the island ({ $where })
south-seas-do-place-sea = Place a fisherman in the sea ({ $where })
south-seas-do-place-market = Place a merchant on the market ({ $where })
south-seas-do-take-back = Take the islander on { $cell } back
south-seas-do-leave-islanders = Leave the islanders as they are
south-seas-do-take-ship = Take { $ship }
south-seas-do-load = Load { $ship } with { $goods }
south-seas-do-leave-ships = Load no ship

## What happened

south-seas-event-ship-revealed = A ship arrives: { $ship }.
south-seas-event-tile-drawn = { $seat } draws tile { $face }.
south-seas-event-tile-set-aside = Tile { $face } fits nowhere and is set aside.
south-seas-event-tile-laid = { $seat } lays the tile on { $cell }.
south-seas-event-placed-bridge = { $seat } places a shell collector on { $cell }, on the bridge ({ $where }).
south-seas-event-placed-island = { $seat } places a banana picker on { $cell }, on the island ({ $where }).
south-seas-event-placed-sea = { $seat } places a fisherman on { $cell }, in the sea ({ $where }).
south-seas-event-placed-market = { $seat } places a merchant on { $cell }, on the market ({ $where }).
south-seas-event-taken-back = { $seat } takes the islander on { $cell } back.
south-seas-event-complete-bridge = The bridge over { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} is complete: { $seats } { $count ->
    [one] gains
   *[other] each gain
} { $goods }.
south-seas-event-complete-island = The island on { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} is complete: { $seats } { $count ->
    [one] gains
   *[other] each gain
} { $goods }.
south-seas-event-complete-sea = The sea of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} is closed: { $seats } { $count ->
    [one] gains
   *[other] each gain
} { $goods }.
south-seas-event-boat = A fishing boat comes to the sea of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}: { $seats } { $count ->
    [one] gains
   *[other] each gain
} { $goods }.
south-seas-event-unfinished-bridge = The unfinished bridge over { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} is counted: { $seats } { $count ->
    [one] gains
   *[other] each gain
} { $goods }.
south-seas-event-unfinished-island = The unfinished island on { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} is counted: { $seats } { $count ->
    [one] gains
   *[other] each gain
} { $goods }.
south-seas-event-unfinished-sea = The open sea of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} is counted: { $seats } { $count ->
    [one] gains
   *[other] each gain
} { $goods }.
south-seas-event-fish-covered = A token covers { $fish ->
    [one] one fish
   *[other] { $fish } fish
} on { $cell }.
south-seas-event-market-completed = The market on { $cell } is complete: { $seat } may take a ship, if one is left.
south-seas-event-ship-taken = { $seat } takes { $ship }.
south-seas-event-ship-loaded = { $seat } loads { $ship } with { $goods }.
south-seas-event-ended-last-tile = There are no tiles left: the game is over.
south-seas-event-ended-last-ship = The last ship has been taken: the game is over.
south-seas-event-counted = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
}: { $ship-points } for { $ships ->
    [one] one ship
   *[other] { $ships } ships
}, { $goods-points } for { $goods ->
    [one] one good
   *[other] { $goods } goods
}.

## Why not

south-seas-no-not-awaited = It is somebody else’s turn to answer.
south-seas-no-other-question = Something else is asked now.
south-seas-no-cell-taken = A tile lies on { $cell } already.
south-seas-no-cell-apart = No tile lies side by side with { $cell }.
south-seas-no-edges-clash = On { $cell } the edges do not match ({ $side }): the tile shows { $tile }, its neighbour { $neighbour }.
south-seas-no-same-when-turned = { $turns ->
    [0] The tile looks the same when it is not turned: lay it so.
    [one] The tile looks the same when it is turned by a quarter: lay it so.
   *[other] The tile looks the same when it is turned by a half: lay it so.
}
south-seas-no-such-spot = The new tile has no such part: { $kind } ({ $where }).
south-seas-no-reserve-empty = All your islanders are on the table.
south-seas-no-occupied = The { $kind } is occupied: an islander of { $seat } stands on { $cell }.
south-seas-no-reserve-not-empty = Islanders are taken back with an empty reserve only, and { $reserve ->
    [one] one is
   *[other] { $reserve } are
} left in yours.
south-seas-no-islander = None of your islanders stands on { $cell }.
south-seas-no-ship-not-open = This ship does not lie open: { $ship }.
south-seas-no-ship-not-best = A market brings a ship of the highest value, now { $best }; not { $ship }.
south-seas-no-wrong-cargo = The ship wants exactly { $cargo }.
south-seas-no-goods-missing = You lack { $goods }.

## Things

south-seas-thing-seat = { $seat }
south-seas-thing-bridge = bridge
south-seas-thing-island = island
south-seas-thing-sea = sea
south-seas-thing-market = market
south-seas-thing-bananas = { $count ->
    [one] { $count } banana
   *[other] { $count } bananas
}
south-seas-thing-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}
south-seas-thing-fish = { $count ->
    [one] { $count } fish
   *[other] { $count } fish
}
south-seas-thing-ship = the ship worth { $points } ({ $cargo })
south-seas-thing-cargo-named = { $goods }
south-seas-thing-cargo-any = any { $count ->
    [one] good
   *[other] { $count } goods
}
south-seas-thing-cargo-alike = { $count ->
    [one] one good
   *[other] { $count } goods of one kind
}
south-seas-thing-cargo-two-kinds = { $first } of one kind and { $second } of another
south-seas-thing-wind-n = north
south-seas-thing-wind-nne = north-north-east
south-seas-thing-wind-ne = north-east
south-seas-thing-wind-ene = east-north-east
south-seas-thing-wind-e = east
south-seas-thing-wind-ese = east-south-east
south-seas-thing-wind-se = south-east
south-seas-thing-wind-sse = south-south-east
south-seas-thing-wind-s = south
south-seas-thing-wind-ssw = south-south-west
south-seas-thing-wind-sw = south-west
south-seas-thing-wind-wsw = west-south-west
south-seas-thing-wind-w = west
south-seas-thing-wind-wnw = west-north-west
south-seas-thing-wind-nw = north-west
south-seas-thing-wind-nnw = north-north-west
south-seas-thing-wind-middle = middle
south-seas-thing-wind-around = all round
