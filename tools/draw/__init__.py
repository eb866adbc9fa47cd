"""Programs that draw the cards, the portraits and the icons; what they draw is committed under assets/."""
