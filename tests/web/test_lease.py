"""One tab at a table of people: who has its lease, also where the browser takes its time to say so."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

NODE = os.environ.get("MOONSHOT_NODE") or shutil.which("node")
ROOT = Path(__file__).resolve().parents[2]
HELD = """
import { lease } from "./py/hearts/web/browser/lease.mjs";
const grant = GRANT, holder = HOLDER;
const request = (name, { signal }, act) => new Promise((done, fail) => {
  signal.addEventListener("abort", () => fail(new Error("aborted")));
  if (grant) setTimeout(() => done(act()), grant);
});
const query = async () => ({ held: holder ? [{ name: "moonshot lease table 1" }] : [] });
Object.defineProperty(globalThis, "navigator", { value: { locks: { request, query } } });
lease("table 1", 20, (told) => { console.log(told); process.exit(); });
"""


@pytest.mark.parametrize(
    ("grant", "holder", "told"), [(5, "true", "held"), (100, "false", "held"), (0, "true", "taken")]
)
def test_a_lease_is_taken_only_where_another_tab_has_it(grant: int, holder: str, told: str) -> None:
    if not NODE:
        pytest.skip("no Node is installed")
    script = HELD.replace("GRANT", str(grant)).replace("HOLDER", holder)
    command = [NODE, "--input-type=module", "-e", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == told, done.stderr
