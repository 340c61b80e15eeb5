const KEY = "single-key-shortcuts";

/** Whether single keys are shortcuts in this browser; they are until somebody turns them off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Keeps that in this browser; without storage, nothing. */
export function keepSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Storage is full or forbidden.
  }
}

/** Where a letter is typed, or chooses something by how it begins. */
const TAKES_KEYS =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=grid]";

type Press = Pick<
  KeyboardEvent,
  | "key"
  | "ctrlKey"
  | "metaKey"
  | "altKey"
  | "repeat"
  | "isComposing"
  | "defaultPrevented"
  | "target"
>;

/** The single key that was pressed as a shortcut; null for one that is typed or belongs to a combination. */
export function singleKeyOf(press: Press): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.repeat || press.isComposing || press.defaultPrevented) return null;
  if (press.target instanceof Element && press.target.closest(TAKES_KEYS)) return null;
  return press.key;
}
