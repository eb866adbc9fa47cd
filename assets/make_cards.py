import sys,pathlib
pathlib.Path(sys.argv[-1],"cards.svg").write_text("<svg></svg>")
