"""A sitting at the table as data: who is asked, what is shown and said, what is kept. No browser in here."""
