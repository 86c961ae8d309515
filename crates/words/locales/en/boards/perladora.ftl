# The board of Perladöra in the browser.

app-perladora-board = The lagoon. Every answer is also in the list of answers; the position is also there in text.
app-perladora-stock = Pontoons left
app-perladora-divers = Your divers
app-perladora-hand = { $count ->
    [0] No diver worth { $value } left
    [one] 1 diver worth { $value }
   *[other] { $count } divers worth { $value }
}
app-perladora-stop = Stop here
app-perladora-pass = Pass for good
app-perladora-reinforce = Reinforce
app-perladora-reinforcement-left = Reinforcement still at hand
app-perladora-power-look = Look at a diver
app-perladora-power-surface = Extra diver, face up
app-perladora-power-pontoon = Extra pontoon
app-perladora-power-necklace = Flower necklace
app-perladora-power-button = { $power } (×{ $count })
app-perladora-tokens = { $count ->
    [0] { $power }: no token left
    [one] { $power }: 1 token left
   *[other] { $power }: { $count } tokens left
}
app-perladora-left = { $count ->
    [0] No diver behind the screen
    [one] 1 diver behind the screen
   *[other] { $count } divers behind the screen
}
app-perladora-partner = with { $name }
app-perladora-passed = passed
app-perladora-clan-coral = Coral
app-perladora-clan-shell = Shell
app-perladora-clan-mountain = Mountain
app-perladora-clan-sand = Sand
app-perladora-farm = { $pearls ->
    [one] Farm with 1 pearl
   *[other] Farm with { $pearls } pearls
}
app-perladora-diver = { $name }’s diver, face down
app-perladora-diver-known = { $name }’s diver, worth { $value }
app-perladora-territory = Territory of { $cells } cells, { $pearls ->
    [0] no pearls
    [one] 1 pearl
   *[other] { $pearls } pearls
}, { $free ->
    [0] complete
    [one] 1 cell free
   *[other] { $free } cells free
}
app-perladora-cuts-off = { $count ->
    [one] { $edge }: a pontoon here would cut off 1 cell
   *[other] { $edge }: a pontoon here would cut off { $count } cells
}
app-perladora-accounts = Where the pearls went
app-perladora-territory-account = { $pearls ->
    [0] No pearls, { $cells } cells
    [one] 1 pearl, { $cells } cells
   *[other] { $pearls } pearls, { $cells } cells
}
app-perladora-strength = strength { $count }
app-perladora-takes = { $count ->
    [one] takes 1 pearl
   *[other] takes { $count } pearls
}
app-perladora-nobody = Nobody dived here.
app-perladora-decided = The reinforcement decided the tie.
app-perladora-lost = { $count ->
    [one] 1 pearl goes to nobody.
   *[other] { $count } pearls go to nobody.
}
app-perladora-worth = { $cell }: worth { $worth }
app-perladora-try-dive = Try it: choose a diver, then a cell. On a farm or beside another diver you hear why not.
app-perladora-try-pontoon = Try it: lay a pontoon. Point at a line with a cross to see which cells it would cut off.
app-perladora-try-reinforce = Try it: the territory in the corner is complete. Take the reinforcement and put it on one of your divers there.
app-perladora-parts = { $edge }: would part this water into { $one } cells ({ $pearls-one ->
    [one] 1 pearl
   *[other] { $pearls-one } pearls
}) and { $other } cells ({ $pearls-other ->
    [one] 1 pearl
   *[other] { $pearls-other } pearls
})
