/** What was pressed before the page's scripts were there (docs/decisions/031-light-pages.md). */
export type HeldPresses = {
  /** What somebody has pressed that waits for the scripts, in order. */
  held: (HTMLAnchorElement | HTMLButtonElement)[];
  /** Does early what it can, each time that one more is held (app/inline-scripts/act-early.ts). */
  onHeld?: () => void;
  /** Ends when nothing that it sends is under way any more. */
  sending?: Promise<void>;
  /** The page is alive: does what was pressed, in order, once each. From then on all presses are React's. */
  replay: () => Promise<void>;
  /** It will not be: sends what the browser can send without scripts, in order. */
  release: () => Promise<void>;
};

declare global {
  interface Window {
    heldPresses?: HeldPresses;
  }
}

/**
 * Runs in the browser before anything is painted. A press shows at once (`data-pressed`). What only
 * scripts serve is held until they do: plain buttons, links and buttons marked `data-held`, and the second
 * press of a link to where one is. So are buttons of the cart's forms, as a page loaded for each would
 * lose the first of two quick taps. What is pressed after that waits behind it; all else stays the
 * browser's. The browser presses a form's button for whoever presses Enter.
 */
export function holdPresses(): void {
  const held: HeldPresses["held"] = [];
  const presses: HeldPresses = { held, replay, release };
  let passes = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function onPress(event: MouseEvent) {
    const pressed = event.target as Element;
    const control = pressed.closest<HTMLAnchorElement | HTMLButtonElement>("a,button");
    if (passes || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    control.dataset.pressed = "";
    if (
      !held[0] &&
      !control.matches(
        `[type=button],[data-held],[action="/cart"] button,[href="${location.hash}"]`,
      )
    ) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(control);
    // Longer than scripts take at 400 kbit/s: then they will not come.
    const patienceMs = 8000;
    patience ??= setTimeout(release, patienceMs);
    presses.onHeld?.();
  }

  async function replay() {
    clearTimeout(patience);
    while (held[0]) {
      passes = true;
      (held.shift() as HTMLElement).click();
      passes = false;
      // The next one finds what this one changed.
      await new Promise((resolve) => setTimeout(resolve));
    }
    passes = true;
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
      delete dataset.pressed;
    }
  }

  async function release() {
    await presses.sending;
    passes = true;
    const sent = held.splice(0).filter(({ type }) => type !== "button");
    const last = sent.pop();
    for (const { form, name, value } of sent as HTMLButtonElement[]) {
      if (form?.method === "post") {
        const body = new FormData(form);
        // Browsers before 2023 know no form of a submitter.
        body.set(name, value);
        await fetch(form.action, { method: "post", body }).catch(() => 0);
      }
    }
    last?.click();
  }

  addEventListener("click", onPress, true);
  window.heldPresses = presses;
}
