# Computerspieler an einem Tisch.
computer-level = { $level ->
    [easy] Leicht: spielt oft seinen zweitbesten Zug
    [normal] Mittel: denkt etwas voraus
   *[hard] Schwer: denkt weit voraus
}
computer-named = { $who } ({ $level ->
    [easy] Computer, leicht
    [normal] Computer, mittel
   *[hard] Computer, schwer
})
computer-seat = { $level ->
    [easy] { $who } ist ein Computerspieler: leicht.
    [normal] { $who } ist ein Computerspieler: mittel.
   *[hard] { $who } ist ein Computerspieler: schwer.
}
button-computers = + Computerspieler
button-seat-computer = { $level ->
    [easy] + Leicht
    [normal] + Mittel
   *[hard] + Schwer
}
computers-panel = Computerspieler nehmen Plätze ein wie alle anderen, sehen nur, was jemand auf ihrem Platz sehen darf, und antworten in Sekunden.
    - **Leicht** kennt das Spiel und spielt oft den zweitbesten Zug.
    - **Mittel** denkt etwas voraus.
    - **Schwer** denkt weiter voraus und gewinnt meistens.
computers-full = Alle Plätze sind besetzt. Nimm jemanden vom Tisch, damit wieder einer frei wird.
said-opened-here = Dein Tisch steht hier, und sonst sieht ihn niemand. Drücke dort **Starten**, um gegen diese Computerspieler zu spielen, wähle andere oder lade Freunde ein.
said-started-here = Die Partie läuft. Ich frage dich hier, Nachricht für Nachricht.
