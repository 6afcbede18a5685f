# A play or discard that is being put together.
draft-title = { $what ->
    [discard] **Your discard, not made yet.** It counts when you press **{ $button }**; nobody sees it before.
   *[play] **Your play, not made yet.** It counts when you press **{ $button }**; nobody sees it before.
}
draft-complete = Everything is set.
button-commit = { $what ->
    [discard] Discard it
   *[play] Play it
}
button-commit-early = { $what ->
    [discard] Discard it, choose the rest later
   *[play] Play it, choose the rest later
}
button-undraft = Back
