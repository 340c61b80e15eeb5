import { MAX_SEARCH_LENGTH } from "@eldercare/contracts";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Dialog } from "../components/dialog";
import { SearchIcon } from "../components/icons";
import { isDialogOpen } from "../components/is-dialog-open";
import styles from "./palette.module.css";
import type { PaletteGroup, PaletteScreen } from "./palette-entries";
import { usePaletteGroups } from "./use-palette-groups";

/** Ctrl and K, or Command and K, as in most programs. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: globalThis.KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Goes to any screen, order, product or customer by a few letters: a button, and Ctrl+K from anywhere. */
export function Palette({ screens }: { screens: readonly PaletteScreen[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!isDialogOpen()) setOpen(true);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span className={styles.word}>Go to…</span>
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      <Dialog
        title="Go to"
        description="A screen, an order by number, name, phone or SKU, a product or a customer."
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <Finder screens={screens} onGone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type FinderProps = { screens: readonly PaletteScreen[]; onGone: () => void };

function Finder({ screens, onGone }: FinderProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const { groups, isAsking } = usePaletteGroups(screens, typed);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(chosen, entries.length - 1);
  const optionId = (place: number) => `${id}-${place}`;

  // Enter came before the answer: what is shown may still be of fewer letters.
  const [isHeld, setHeld] = useState(false);

  function go(href: string) {
    onGone();
    void navigate(href);
  }

  const heldFor = isHeld && !isAsking ? (entries[at]?.href ?? "") : null;
  useEffect(() => {
    if (heldFor === null) return;
    setHeld(false);
    if (!heldFor) return;
    onGone();
    void navigate(heldFor);
  }, [heldFor, navigate, onGone]);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setChosen((at + step + entries.length) % entries.length);
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    const entry = entries[at];
    const isScreen = screens.some(({ path }) => path === entry?.href);
    if (isAsking && !isScreen) setHeld(true);
    else if (entry) go(entry.href);
  }

  return (
    <div className={styles.finder}>
      <input
        type="text"
        role="combobox"
        // biome-ignore lint/a11y/noAutofocus: who opens it wants to type.
        autoFocus
        className={styles.input}
        aria-label="Go to"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder="Packing, 1042, Tremblay, walker"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
          setHeld(false);
        }}
        onKeyDown={press}
      />
      <Groups groups={groups} listId={`${id}-list`} chosen={at} optionId={optionId} onGo={go} />
      <p role="status" className={styles.status}>
        {statusText(entries.length, isAsking)}
      </p>
    </div>
  );
}

function statusText(count: number, isAsking: boolean): string {
  if (isAsking) return "Looking…";
  if (count === 0) return "Nothing found. Try a number, a name or a part of an address.";
  return count === 1 ? "1 found" : `${count} found`;
}

type GroupsProps = {
  groups: readonly PaletteGroup[];
  listId: string;
  chosen: number;
  optionId: (place: number) => string;
  onGo: (href: string) => void;
};

function Groups({ groups, listId, chosen, optionId, onGo }: GroupsProps) {
  let place = 0;
  return (
    <div id={listId} role="listbox" aria-label="Found" className={styles.list}>
      {groups.map(({ title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
        <div key={title} role="group" aria-label={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {entries.map(({ href, label, detail }) => {
            const own = place++;
            return (
              <OptionLine
                key={href}
                {...{ id: optionId(own), isChosen: own === chosen, label, detail }}
                onGo={() => onGo(href)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionLineProps = {
  id: string;
  isChosen: boolean;
  label: string;
  detail: string;
  onGo: () => void;
};

function OptionLine({ id, isChosen, label, detail, onGo }: OptionLineProps) {
  useEffect(() => {
    if (isChosen) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [isChosen, id]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys for its options.
    // biome-ignore lint/a11y/useFocusableInteractive: it is the field's active descendant.
    <div id={id} role="option" aria-selected={isChosen} className={styles.option} onClick={onGo}>
      <span className={styles.label}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}
