# A play or discard that is being put together.
draft-title = { $what ->
    [discard] **You are about to discard a card.** It counts when you press Discard it; nobody sees it before all have chosen.
   *[play] **You are putting a play together.** It counts when you press Play it; nobody sees it before all have chosen.
}
draft-told = So far: { $told }
draft-later = { $what ->
    [discard] Decide it now, or press Discard it and decide when its turn comes.
   *[play] Decide it now, or press Play it and decide when its turn comes.
}
draft-complete = { $what ->
    [discard] Everything is set. Press Discard it.
   *[play] Everything is set. Press Play it.
}
draft-prepared = { $count ->
    [one] What you decided with it is done by itself when its turn comes.
   *[other] The { $count } things you decided with it are done by themselves when its turn comes.
}
button-commit = { $what ->
    [discard] Discard it
   *[play] Play it
}
button-undraft = Back
