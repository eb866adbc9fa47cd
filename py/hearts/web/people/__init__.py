"""Tables of people on the page: the dialog at their door, this device's part in one, and the table itself."""
