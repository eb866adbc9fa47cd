"""The browsers beside Chromium: the system's Firefox, through `esr.py`, and WebKit, where its driver is installed."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright

MINI = "usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Missing(Exception):
    """This browser cannot be started here; the text says why."""


def firefox(playwright: Playwright) -> Browser:
    """A new Firefox; Missing."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if not path:
        raise Missing("no Firefox is installed here (firefox-esr or firefox)")
    if os.name == "nt":
        raise Missing("Windows starts no script in Firefox's place")
    return playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=Path(__file__).with_name("esr.py"),
        env={**os.environ, "MOONSHOT_FIREFOX": path},
    )


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """A screen that nobody sees, and the environment in which a browser shows itself there; Missing."""
    if not shutil.which("Xvfb"):
        raise Missing("no screen for WebKit is installed here (xvfb)")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        display = f":{told.readline().strip()}"
    try:  # root has no other way than without a sandbox, and the page is ours
        yield {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    finally:
        process.terminate()
        process.wait()


@contextmanager
def webkit(env: dict[str, str]) -> Iterator[Any]:
    """A new WebKit in this environment, driven by selenium: Playwright drives only one of its own; Missing."""
    from selenium import webdriver

    browser, driver = next(Path("/").glob(MINI), None), shutil.which("WebKitWebDriver")
    if not browser or not driver:
        raise Missing("no WebKitGTK with its driver is installed here (webkit2gtk-driver)")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(browser)
    options.add_argument("--automation")
    session = webdriver.WebKitGTK(options=options, service=webdriver.WebKitGTKService(driver, env=env))
    try:
        yield session
    finally:
        session.quit()
