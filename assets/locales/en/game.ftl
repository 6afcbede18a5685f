# Words of the game that every part of the bot shares.
blue = blue
red = red
green = green
yellow = yellow
gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
