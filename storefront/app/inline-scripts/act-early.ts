import { ADD_FORM_ID } from "../content/card-forms";
import { badgeText, CART_BUTTON_ID, cartName } from "../content/cart-button-texts";
import type { HeldPresses } from "./hold-presses";

/** What adds a product to the cart; its form can be sent without the page's scripts. */
const ADDITION = `[action="/cart"] [value=add],[form=${ADD_FORM_ID}]`;
/** What makes the pieces of a line of the cart more or fewer, and can. */
const CHANGE = '[action="/cart"] [name=quantity]:not([value="0"],[aria-disabled=true])';
/** As the cart's cookies hold a line's pieces (features/cart/cart-cookie.ts). */
const PIECES = /%22quantity%22%3A(\d+)/g;

/** Longer than the shop takes on a slow line: a page is not made alive meanwhile. */
const PATIENCE_MS = 5000;

/**
 * Sends the form as its button would: true when the shop took it, as it then leads to another page, within
 * {@link PATIENCE_MS}.
 */
async function isTaken(button: HTMLButtonElement): Promise<boolean> {
  const { form, name, value } = button;
  if (!form) return false;
  const body = new FormData(form);
  // Browsers before 2023 know no form of a submitter.
  body.set(name, value);
  const patience = new AbortController();
  setTimeout(() => patience.abort(), PATIENCE_MS);
  const { signal } = patience;
  try {
    const { type } = await fetch(form.action, { method: "post", body, redirect: "manual", signal });
    return type === "opaqueredirect";
  } catch {
    return false;
  }
}

/** Shows how much the cart's cookies hold now. */
function showCart(): void {
  const count = [...document.cookie.matchAll(PIECES)].reduce(
    (sum, [, pieces]) => sum + Number(pieces),
    0,
  );
  const button = document.getElementById(CART_BUTTON_ID);
  button?.setAttribute("aria-label", cartName(count));
  const badge = button?.querySelector("[data-badge]");
  if (badge) badge.textContent = badgeText(count);
}

/** Shows the pieces of a line; what they come to stays marked as old while the button is pressed. */
function showPieces({ form, value }: HTMLButtonElement): void {
  const less = form?.querySelector("[name=quantity]");
  less?.setAttribute("aria-disabled", String(Number(value) <= 1));
  const pieces = form?.querySelector("[data-pieces]");
  if (pieces) pieces.textContent = value;
}

/** Moves the slides to the one that a carousel's arrow or dot leads to. */
function showSlide(control: HTMLAnchorElement): void {
  const slide = document.getElementById(control.hash.slice(1));
  const track = slide?.parentElement;
  if (!slide || !track?.parentElement) return;
  track.parentElement.scrollLeft = slide.offsetLeft - track.offsetLeft;
  const dots = control.closest("section")?.querySelectorAll<HTMLAnchorElement>("li a");
  for (const dot of dots ?? []) {
    if (dot.hash === control.hash) dot.setAttribute("aria-current", "true");
    else dot.removeAttribute("aria-current");
  }
}

/**
 * Does what held presses ask for before the page's scripts are there, as far as the browser and the
 * shop can without them: a product goes into the cart, and the cart's button says so once it is there;
 * the pieces of a line change, once: what its buttons ask for then, only the scripts know. A slide is
 * shown, and counts when the press is replayed. What is held behind a press that needs the scripts
 * waits with it.
 */
export function actEarly(presses: HeldPresses): void {
  const { held } = presses;
  let hasChanged = false;

  const canBeSent = (press: Element | undefined): press is HTMLButtonElement =>
    !!presses.onHeld && !hasChanged && !!press?.matches(`${ADDITION},${CHANGE}`);

  async function sendForms(): Promise<void> {
    for (let [first] = held; canBeSent(first); [first] = held) {
      if (!(await isTaken(first))) {
        // The page's scripts do it, or say what is wrong.
        presses.onHeld = undefined;
        return;
      }
      held.shift();
      hasChanged = first.name === "quantity";
      if (hasChanged) showPieces(first);
      else if (!held.includes(first)) delete first.dataset.pressed;
      showCart();
    }
  }

  presses.onHeld = () => {
    const [first] = held;
    if (held.length === 1 && first?.matches("a[data-held]")) showSlide(first as HTMLAnchorElement);
    presses.sending ??= sendForms().finally(() => {
      presses.sending = undefined;
    });
  };
  if (held[0]) presses.onHeld();
}
