import { useBrowserValue } from "~/components/browser-value";
import { forgetBuyer, GUEST_KEY } from "~/features/account/buyer-of-tab";
import { forgetShipping } from "./saved-shipping";
import { GUEST_ID, type Shopper } from "./shopper";

/*
 * The address with which this tab buys without an account. The server's own cookie proves it; scripts
 * cannot read that one.
 */

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const onServer = () => null;

function readAddress(): string | null {
  try {
    return window.sessionStorage.getItem(GUEST_KEY);
  } catch {
    return null;
  }
}

/** Somebody without an account. */
export const isGuest = ({ id }: Shopper): boolean => id === GUEST_ID;

/** The guest of this tab, as long as there is one. */
export function useGuest(): Shopper | null {
  const email = useBrowserValue(subscribe, readAddress, onServer);
  return email ? { id: GUEST_ID, email, firstName: "", lastName: "" } : null;
}

export function rememberGuest(email: string): void {
  if (readAddress() !== email) {
    forgetShipping();
    forgetBuyer();
  }
  write(() => window.sessionStorage.setItem(GUEST_KEY, email));
}

export function forgetGuest(): void {
  write(forgetBuyer);
}

function write(change: () => void): void {
  try {
    change();
  } catch {
    // Without storage there are no guests: the sign-in is still there.
  }
  for (const listener of listeners) listener();
}
