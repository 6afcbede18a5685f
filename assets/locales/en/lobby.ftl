# Sentences for lobby.
