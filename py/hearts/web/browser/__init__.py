"""The browser's doors: the only room that imports pyscript and js."""
