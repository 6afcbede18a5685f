# Sentences for panel.
