"""The browsers that the tests play in: found on this machine, or brought by its package manager.

`python -m tools.browser` brings all of them.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.places import PYTHON
from tools.prepare import from_debian
from tools.step import Stop, step

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
)
BROWSER_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "%ProgramFiles%/Google/Chrome/Application/chrome.exe",
    "%ProgramFiles(x86)%/Google/Chrome/Application/chrome.exe",
    "%LocalAppData%/Google/Chrome/Application/chrome.exe",
    "%ProgramFiles(x86)%/Microsoft/Edge/Application/msedge.exe",
)
SHELL = "chromium-headless-shell"  # Chromium without windows: a visit takes a sixth less of the processor's time
INSTALLERS = {  # the system's package manager: what brings Chromium
    "apt-get": ["apt-get update", "apt-get install -y --no-install-recommends chromium"],
    "dnf": ["dnf install -y chromium"],
    "apk": ["apk add chromium"],
    "pacman": ["pacman -Sy --noconfirm chromium"],
}


def chromium() -> str:
    """The path of a Chromium, Chrome or Edge. If there is none, install one with the system's package manager."""
    found = find_browser()
    if not found and getattr(os, "geteuid", lambda: 1)() == 0:
        for manager in filter(shutil.which, INSTALLERS):
            for command in INSTALLERS[manager]:
                advice = f"Chromium could not be installed with `{command}`: check the network, or install it by hand."
                step("Installing Chromium for the tests in the browser", command.split(), advice)
            found = find_browser()
            break
    if not found:
        raise Stop(
            "The tests in the browser need Chromium or Chrome, and none was found: install one from your system's "
            f"packages, or run `{PYTHON} -m playwright install chromium`, then run this again."
        )
    return found


def headless_shell() -> str:
    """The path of Chromium's headless shell, where it is or Debian's package manager has it; else nothing."""
    if not shutil.which(SHELL):  # Chromium does as well
        from_debian("Chromium's headless shell, which makes the tests quicker", SHELL)
    return find_shell()


def others() -> None:
    """Install Firefox, WebKit with its driver, and an MQTT relay, from Debian's packages if possible.

    Tests that need what is not there are skipped.
    """
    if not (shutil.which("firefox-esr") or shutil.which("firefox")):
        from_debian("Firefox, in which some tests play too", "firefox-esr")
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        from_debian("WebKit, the engine of iPhones, in which a test plays too", "webkit2gtk-driver", "xvfb")
    if not (shutil.which("mosquitto") or Path("/usr/sbin/mosquitto").is_file()):
        from_debian("mosquitto, a relay over which people at one table play in tests", "mosquitto")


def find_shell() -> str:
    """The path of Chromium's headless shell; nothing where there is none."""
    return shutil.which(SHELL) or ""


def find_browser() -> str | None:
    """A browser by its name, at its usual place, or Playwright's own."""
    places = [shutil.which(name) for name in BROWSERS] + [os.path.expandvars(place) for place in BROWSER_PLACES]
    own = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    found = next((place for place in places if place and Path(place).is_file()), None)
    if not found:
        answer = subprocess.run([PYTHON, "-c", own], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        found = answer.stdout.strip() if Path(answer.stdout.strip()).is_file() else None
    return found


if __name__ == "__main__":
    try:
        chromium()
        headless_shell()
        others()
    except Stop as reason:
        sys.exit(str(reason))
