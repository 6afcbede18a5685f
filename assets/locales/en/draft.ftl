# A play that is being put together.
draft-title = **You are putting a play together.** It counts when you press Play it; nobody sees it before all have chosen.
draft-told = So far: { $told }
draft-later = Decide it now, or press Play it and decide when its turn comes.
draft-complete = All that can be known is decided.
button-commit = Play it
button-undraft = Back
