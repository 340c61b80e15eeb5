import type { Locator } from "playwright-core";

/** More than any page of the shop has stops. */
const MOST_TABS = 250;

/** Presses Tab until the control has the focus, as whoever has no mouse does. */
export async function tabTo(control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await isFocused()) return;
    await control.page().keyboard.press("Tab");
  }
  throw new Error(`Not reached with ${MOST_TABS} presses of Tab: ${control}`);
}
