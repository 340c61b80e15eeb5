import { LOGOUT_REDIRECT_MS } from "@eldercare/contracts";
import { keepSessionHint } from "~/api/session-hint";
import { announceSession } from "./session-channel";

/** Forgets who was signed in, here and in other tabs, and starts the home page anew after a second (spec §4). */
export function leaveSignedOut(): void {
  keepSessionHint(false);
  announceSession();
  setTimeout(() => window.location.assign("/"), LOGOUT_REDIRECT_MS);
}
