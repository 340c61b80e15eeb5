import { useEffect, useState } from "react";
import { Dialog } from "../components/dialog";
import { Facts } from "../components/facts";
import { SwitchField } from "../components/field";
import { isDialogOpen } from "../components/is-dialog-open";
import styles from "./shortcuts.module.css";
import { areSingleKeysOn, keepSingleKeys, singleKeyOf } from "./single-keys";

/** Keys that press or focus what says so of itself, the first on the screen. */
const KEYS_OF_SCREENS = ["/", "n"];

/**
 * Single keys for what is done often, and the dialog that names them: a button, and the key “?”. They
 * can be turned off, since speech input and a slip of the finger press them, too (WCAG 2.1.4).
 */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = singleKeyOf(event);
      if (key === null || isDialogOpen() || !areSingleKeysOn()) return;
      if (key === "?") setOpen(true);
      else if (!KEYS_OF_SCREENS.includes(key) || !pressOnScreen(key)) return;
      event.preventDefault();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        Shortcuts
        <kbd className={styles.key}>?</kbd>
      </button>
      <Dialog title="Shortcuts" isOpen={isOpen} onClose={() => setOpen(false)}>
        <KeyList />
      </Dialog>
    </>
  );
}

/** Does what a key stands for on this screen; false where nothing does. */
function pressOnScreen(key: string): boolean {
  const element = document.querySelector<HTMLElement>(`[data-shortcut="${key}"]`);
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else element?.click();
  return element !== null;
}

const named = (key: string) => <kbd className={styles.key}>{key}</kbd>;

function KeyList() {
  const [areOn, setOn] = useState(areSingleKeysOn);
  return (
    <div className={styles.list}>
      <Facts
        facts={[
          {
            term: "Go to a screen, order, product or customer",
            value: (
              <>
                {named("Ctrl K")} or {named("⌘ K")}
              </>
            ),
          },
          { term: "Search this list", value: named("/") },
          { term: "New, where a screen has such a button", value: named("N") },
          { term: "These shortcuts", value: named("?") },
        ]}
      />
      <SwitchField
        label="Single Keys"
        hint="While they are off, /, N and ? do nothing. Kept in this browser."
        checked={areOn}
        onChange={(event) => {
          keepSingleKeys(event.target.checked);
          setOn(event.target.checked);
        }}
      />
    </div>
  );
}
