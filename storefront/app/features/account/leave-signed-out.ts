import { LOGOUT_REDIRECT_MS } from "@eldercare/contracts";
import { keepSessionHint } from "~/api/session-hint";
import { announceSession } from "./session-channel";

/**
 * Forgets who was signed in, here and in other tabs, and what this tab kept of them, such as the
 * address of an unfinished checkout; starts the home page anew after a second (spec §4).
 */
export function leaveSignedOut(): void {
  forgetTab();
  keepSessionHint(false);
  announceSession();
  setTimeout(() => window.location.assign("/"), LOGOUT_REDIRECT_MS);
}

function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser without storage kept nothing.
  }
}
