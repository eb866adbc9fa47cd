"""How Chromium is started for a test: without what Playwright switches off, and without windows that nobody sees."""

import os

# A second --disable-features would replace Playwright's own, so these come first; they are those of its version 1.64.
PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "DialMediaRouteProvider",
    "GlobalMediaControls", "HttpsUpgrades", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "BlockOriginHeaderModificationOnRedirect",
    "AvoidCorsURLLoaderRestartOnRedirect", "Translate", "AutoDeElevate", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion",
)  # fmt: skip
# Pages that Chromium's own window would load for each visit, and a renderer kept ready for the next: a third of the
# processor's time that a visit takes.
OURS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess")

FLAGS = [f"--disable-features={','.join((*PLAYWRIGHT, *OURS))}"]
# WebAssembly is compiled once, and not a second time where it runs often: that costs a visit more than it saves. Tests
# that measure time run without this.
QUICK = ["--js-flags=--liftoff-only"]
if getattr(os, "geteuid", lambda: 1)() == 0:
    FLAGS.append("--no-sandbox")
