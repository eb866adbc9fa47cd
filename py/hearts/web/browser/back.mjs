// Back closes the dialog on top instead of leaving the page. While a dialog is open the page has an entry of its own in
// the history, above the one that it came with; where Back finds no dialog, it goes on to the page before.
let above = history.state?.above === true; // whether that entry is the one on which the page stands

const top = () => [...document.querySelectorAll("dialog[open]")].pop();

const rise = () => {
  if (above || !top()) return;
  above = true;
  history.replaceState({ ...history.state, below: true }, "");
  history.pushState({ above: true }, "");
};

// Closes it as Escape does; one that must be answered stays.
const close = (dialog) => {
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
};

addEventListener("popstate", ({ state }) => {
  above = state?.above === true;
  if (!state?.below) return; // another entry, such as that of a link to a game
  const dialog = top();
  if (!dialog) {
    history.back();
    return;
  }
  close(dialog);
  rise();
});

new MutationObserver(rise).observe(document.body, { attributeFilter: ["open"], subtree: true });
rise();
