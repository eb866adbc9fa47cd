"""The cache keeps what takes long to make in .build, by the hash of its inputs."""

import hashlib
import os
import shutil
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tools.places import CACHE


def made(name: str, inputs: Sequence[Path | bytes | str], make: Callable[[Path], object]) -> Path:
    """A folder in the cache that `make` filled from these inputs, now or in an earlier run."""
    folder = CACHE / f"{name}-{digest(inputs)[:16]}"
    if not folder.is_dir():
        fresh = folder.with_name(f"{folder.name}.{os.getpid()}")
        fresh.mkdir(parents=True, exist_ok=True)
        make(fresh)
        for old in CACHE.glob(f"{name}-" + "?" * 16):
            shutil.rmtree(old, ignore_errors=True)
        try:
            fresh.rename(folder)
        except OSError:  # another build beside this one was first, and its folder is as good
            shutil.rmtree(fresh, ignore_errors=True)
    return folder


def digest(parts: Iterable[Path | bytes | str]) -> str:
    """A hash over texts and the contents of files."""
    total = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part if isinstance(part, bytes) else part.encode()
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()


def keep(path: Path, content: bytes) -> Path:
    """Write a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path
