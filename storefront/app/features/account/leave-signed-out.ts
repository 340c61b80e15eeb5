import { LOGOUT_REDIRECT_MS } from "@eldercare/contracts";
import { keepSessionHint } from "~/api/session-hint";
import { announceSession } from "./session-channel";

/** Answers of the server come late; whoever leaves on purpose is gone by then. */
const LEAVING_MS = LOGOUT_REDIRECT_MS + 4000;
let leavesUntil = 0;

/** Says that somebody signs out on purpose: what is refused from now on is no news to them. */
export function beginLeaving(): void {
  leavesUntil = performance.now() + LEAVING_MS;
}

export const isLeaving = (): boolean => performance.now() < leavesUntil;

/**
 * Forgets who was signed in, here and in other tabs, and what this tab kept of them, such as the
 * address of an unfinished checkout; starts the home page anew after a second (spec §4).
 */
export function leaveSignedOut(): void {
  beginLeaving();
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
