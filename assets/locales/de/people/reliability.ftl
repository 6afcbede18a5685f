# Wie zuverlässig Leute Partien über mehrere Tage spielen.
reliability = { $time ->
    [same_day] { $finished } von { $games } zu Ende gespielt · antwortet meist am selben Tag
    [two_days] { $finished } von { $games } zu Ende gespielt · antwortet meist innerhalb von zwei Tagen
   *[later] { $finished } von { $games } zu Ende gespielt · braucht oft mehr als zwei Tage für eine Antwort
}
reliability-finished = { $finished } von { $games } zu Ende gespielt
reliability-new = Neu: weniger als { $from } Partien über mehrere Tage
reliability-named = **{ $who }** · { $said }
reliability-own = 🗓️ **Deine Partien über mehrere Tage:** { $said }
    -# Das siehst nur du, außer du zeigst es. Es zählen Partien ab zwei Menschen mit täglicher oder langsamerer Uhr; wer sich abmeldet, ist nicht zu spät.
reliability-few = 🗓️ { $missing ->
    [one] Nach einer weiteren Partie über mehrere Tage siehst du hier, wie zuverlässig du spielst.
   *[other] Nach { $missing } weiteren Partien über mehrere Tage siehst du hier, wie zuverlässig du spielst.
}
reliability-lobby = 🗓️ Dieser Tisch zeigt, wie zuverlässig die Leute Partien über mehrere Tage spielen. Wer mitspielen will, sieht zuerst, was er zeigt.
reliability-nothing = zeigt nichts
reliability-ask = **Willst du an einen Tisch, der zeigt, wie zuverlässig du spielst?** Von dir stünde dort:
    { $said }
button-join-showing = Mitspielen und zeigen
button-show-reliability = Zuverlässigkeit hier zeigen
