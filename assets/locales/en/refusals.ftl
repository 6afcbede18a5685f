# Sentences for refusals.
