# Monster und Kämpfe.

news-monster = Ein Monster kommt auf den Monsterstapel: { $monster }.
news-combat = ⚔️ **Vier Monster sind da: Es kommt zum Kampf.** Alle wählen geheim, was sie gegen sie zeigen.
news-shown = Gegen die Monster gezeigt – { $shown }.
news-shown-by = { $who }: { $stones }
news-shown-none = { $who }: nichts
news-part-bid-kept = { PERSON($who) ->
    [second] legst { WORD($stones, case: "accusative") } aus einem verlorenen Gebot auf deine Kampfkarte
   *[third] legt { WORD($stones, case: "accusative") } aus einem verlorenen Gebot auf die Kampfkarte
}
news-part-mustered = { PERSON($who) ->
    [second] legst { WORD($gems, case: "accusative") } aus dem Vorrat auf deine Kampfkarte
   *[third] legt { WORD($gems, case: "accusative") } aus dem Vorrat auf die Kampfkarte
}
news-part-from-combat-card = { PERSON($who) ->
    [second] holst { WORD($stones, case: "accusative") } von deiner Kampfkarte
   *[third] holt { WORD($stones, case: "accusative") } von der Kampfkarte
}
news-beats = { PERSON($who) ->
    [second] Du besiegst
   *[third] { $who } besiegt
} { $count ->
    [one] 1 Monster
   *[other] { $count } Monster
} mit { WORD($stones, case: "dative") }
news-beats-none = { PERSON($who) ->
    [second] Du besiegst kein Monster
   *[third] { $who } besiegt kein Monster
}
news-part-reward = { PERSON($who) ->
    [second] bekommst die Belohnung für { WORD($monster, case: "accusative") }
   *[third] bekommt die Belohnung für { WORD($monster, case: "accusative") }
}
news-part-penalty = { PERSON($who) ->
    [second] nimmst { WORD($monster, case: "accusative") } als Strafe (−4 Punkte)
   *[third] nimmt { WORD($monster, case: "accusative") } als Strafe (−4 Punkte)
}
news-part-combat-card-cleared = { PERSON($who) ->
    [second] legst { WORD($stones, case: "accusative") } von deiner Kampfkarte zurück
   *[third] legt { WORD($stones, case: "accusative") } von der Kampfkarte zurück
}

ask-combat-show = **Welche Edelsteine zeigst du gegen die Monster?** Deine Kampfkarte kann später dazukommen; was übrig bleibt, kommt zurück. Ohne Sieg verlierst du 4 Punkte.
ask-combat-pay = **Alles liegt offen: Womit bezahlst du die Monster?** Das höchste besiegte gibt dir seine Belohnung.
ask-monster-reward = **Nimmst du die Belohnung des höchsten Monsters oder die eines niedrigeren?** Für das höchste fehlt etwas im Vorrat oder auf den Stapeln.
ask-missing-diamond = **Nimmst du einen Diamanten von deiner Kampfkarte oder einen beliebigen Edelstein aus dem Vorrat?** Im Vorrat ist kein Diamant für dich.
ask-from-combat-card = Was im Vorrat fehlt, kommt von deiner Kampfkarte.
ask-muster = **Welche Edelsteine aus dem Vorrat kommen auf deine Kampfkarte?** Höchstens { $most }; sie bezahlen Monster.

offer-combat-card = Einen von meiner Kampfkarte nehmen
offer-gems-from-combat-card = { $gems } ({ $kept } von deiner Kampfkarte)
offer-show-none = Nichts zeigen
offer-show = { TITLE($stones, case: "accusative") } zeigen
offer-show-beats = { $count ->
    [0] besiegt kein Monster: du verlierst 4 Punkte
    [one] besiegt 1 Monster
   *[other] besiegt { $count } Monster
}
offer-show-beats-with-card = besiegt { $count ->
    [one] 1 Monster
   *[other] { $count } Monster
} mit deiner Kampfkarte
offer-fight = { $count ->
    [one] 1 Monster besiegen
   *[other] { $count } Monster besiegen
}
offer-fight-screen = kostet { WORD($screen, case: "accusative") }
offer-fight-card = kostet { WORD($combat, case: "accusative") } von deiner Kampfkarte
offer-fight-both = kostet { WORD($screen, case: "accusative") } · Kampfkarte: { $combat }
offer-fight-none = Keins besiegen und nichts dazulegen
offer-fight-keeps = zurück kommen { $stones }; du verlierst 4 Punkte
offer-monster = { $monster }

panel-chosen-combat = Du zeigst { WORD($stones, case: "accusative") } gegen die Monster.
panel-chosen-combat-none = Du zeigst nichts gegen die Monster.
panel-combat-card = -# { $when ->
    [then] Dann auf deiner Kampfkarte: { $stones }.
   *[now] Auf deiner Kampfkarte: { $stones }.
}

refusal-show = Zeigen kannst du nur Edelsteine und Diamanten hinter deinem Sichtschirm. Bitte wähle noch einmal.
refusal-fight = So lassen sich die Monster jetzt nicht bezahlen. Bitte wähle eine der gezeigten Möglichkeiten.
