# Sentences for pictures.
