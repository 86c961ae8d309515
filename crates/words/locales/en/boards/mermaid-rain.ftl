# The board of Mermaid Rain in the browser.

app-mermaid-rain-board = The ocean. Every answer is also in the list of answers; the position is also there in text.
app-mermaid-rain-hand = Your cards
app-mermaid-rain-princess = The mermaid princess: lay no more cards
app-mermaid-rain-stop = Stop
app-mermaid-rain-offer = Revealed surf tiles
app-mermaid-rain-piles = Face-down piles
app-mermaid-rain-held = Your surf tiles
app-mermaid-rain-treasures = Treasures here
app-mermaid-rain-payments = Ways to pay
app-mermaid-rain-march = Draw the treasure first
app-mermaid-rain-turn = Turn
app-mermaid-rain-turn-title = Turn the tile (key R, or click it again)
app-mermaid-rain-forgo = Place none
app-mermaid-rain-leave = Take nothing
app-mermaid-rain-rest = End the turn
app-mermaid-rain-warp = Warp
app-mermaid-rain-swim = Swim
app-mermaid-rain-melds = Melds
app-mermaid-rain-melds-about = From best to worst. Everybody lays two cards in secret, then one at a time, up to five. The best meld you have laid counts: it decides who chooses and rides first, and brings its bonus. The kinds of the cards do not matter.
app-mermaid-rain-ledger = Tribute and majorities
app-mermaid-rain-ledger-about = At the end the witch takes one treasure of each kind from everybody; each kind you do not have costs 5 points. Of what is left, the most of a kind brings 12 points, then 6, 4 and 2; equals share. If only one player has any, it brings 3 more. The table shows how it stands, as far as you can see.
app-mermaid-rain-stock = Round { $round } of 5. In the pool: { $pool ->
    [one] 1 treasure
   *[other] { $pool } treasures
}. In the deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}.
app-mermaid-rain-unknown-column = Face down and unknown to you
app-mermaid-rain-witch = Witch
app-mermaid-rain-sum = Total
app-mermaid-rain-bonus-warp = a warp to any place
app-mermaid-rain-bonus-token = a treasure from the pool
app-mermaid-rain-bonus-tile = an extra surf tile
app-mermaid-rain-bonus-nothing = no bonus
app-mermaid-rain-leaves = leaves when the round ends
app-mermaid-rain-stays = stays for good
app-mermaid-rain-here = Here: { $names }
app-mermaid-rain-costs = within reach for { $cards }
app-mermaid-rain-enter = { $place }: { $card } card
app-mermaid-rain-enter-any = { $place }: any card
app-mermaid-rain-known = { $token } (face down, you have seen it)
app-mermaid-rain-unknown = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
app-mermaid-rain-empty = no treasure left
app-mermaid-rain-cards = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
app-mermaid-rain-order = Rides in place { $place }
app-mermaid-rain-prince = Has the Prince and deals
app-mermaid-rain-missing = No { $kind }: costs 5 points at the end
app-mermaid-rain-leads = { $count } { $kind }: the most after the tribute
app-mermaid-rain-has = { $count } { $kind }
app-mermaid-rain-hidden = { $count ->
    [one] 1 treasure face down
   *[other] { $count } treasures face down
}
app-mermaid-rain-stopped = stopped
app-mermaid-rain-sealed = Has chosen; the cards lie face down
app-mermaid-rain-note-sealed = Your choice lies face down until everybody has chosen.
app-mermaid-rain-note-meld = Alike cards make good melds; what you do not lay carries you through the surf.
app-mermaid-rain-note-so-far = Your meld so far: { $meld } ({ $bonus }).
app-mermaid-rain-note-would = This makes a { $meld } ({ $bonus }).
app-mermaid-rain-note-pick = Your meld: { $meld } ({ $bonus }).
app-mermaid-rain-note-start = Any start space without a mermaid, free of charge. You ride from there with your cards.
app-mermaid-rain-note-place = Click open water; click again or press R to turn. Dark tiles with an hourglass leave when the round ends, light ones stay.
app-mermaid-rain-note-ride = Lit places are within reach. A matching card for each, or two that do not match.
app-mermaid-rain-note-dark = A dark tile leaves when the round ends: on it you would drift to a start space.
app-mermaid-rain-note-route = { $moves } moves, one after the other; { $left ->
    [0] no card is left
    [one] 1 card is left
   *[other] { $left } cards are left
}. Confirm to go.
app-mermaid-rain-note-warp = Your Mermaid Rain takes you to any place without a card. Once you have moved with cards, the warp is lost.
app-mermaid-rain-note-take = One treasure of this space, worth 2 points at once. What lies face down is known only to those who have looked at it.
app-mermaid-rain-note-drift = The dark tiles have left. Whoever was on one drifts, in player order, to a start space without a mermaid, free of charge.
app-mermaid-rain-note-keep = Two cards stay with you for the next round, seven new ones are dealt. The others are discarded.
app-mermaid-rain-accounts = Where the points come from
app-mermaid-rain-from-melds = Melds
app-mermaid-rain-from-tokens = Treasures gained
app-mermaid-rain-from-tribute = Missing for the witch
app-mermaid-rain-shared = Equals share the points of their places.
app-mermaid-rain-places = Of each kind after the tribute: most 12, second 6, third 4, fourth 2 points; the only owner 3 more.
app-mermaid-rain-try-meld = Try it: you have laid three alike. Add a card and see what it makes, or stop with the princess. The others have chosen face down.
app-mermaid-rain-try-place = Try it: click open water to place the tile, click it again to turn it. Elsewhere you hear why not. What lights up is within reach.
app-mermaid-rain-try-ride = Try it: click a lit place, near or far, and see what the way costs.
app-mermaid-rain-try-take = Try it: one treasure lies open, the other you have just looked at. Take one.
app-mermaid-rain-try-drift = Try it: the dark tile under you has left. Choose a start space.
app-mermaid-rain-seen = looked at by { $names }
