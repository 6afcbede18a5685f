# What somebody asks about what is stored of them, and what they report.
privacy-data = **This is all that I have stored about you.** `tables` are rows as I keep them, and `answers` is what was chosen for your seats.
privacy-sure = **Shall I forget you?** It cannot be undone.
privacy-what = You leave all your games: a computer player takes over your seats, and the others play on. Wherever your name and number stand in what I have stored, a made-up name and number take their place. Your settings go, and I delete my direct messages to you.
privacy-stays = What I have posted in channels and threads stays there with your name, because it is part of the games of others; who manages messages there can delete it. Whoever is barred from a server stays barred.
privacy-backups = { $days ->
    [one] I delete my backups from before after { $days } day.
   *[other] I delete my backups from before after { $days } days.
} If one of them is needed, I forget you in it again.
privacy-backups-unknown = Whoever runs me may keep backups from before; please ask them for how long. If one of them is needed, I forget you in it again.
button-forget-me = Yes, forget me
privacy-forgotten = You are forgotten. My direct messages to you go within minutes. If you press or command anything here again, I get to know you as somebody new.
reported = Thank you. Whoever runs me can read this as report { $number }.
reported-game = Thank you. Whoever runs me can read this as report { $number }, with game { $game } and its step.
reject-too-many-reports = You have reported 5 problems within a day, and I keep no more. Please try again tomorrow, or tell whoever runs the server.
