/**
 * Whether somebody is probably signed in at this browser. The session cookie cannot be read by
 * scripts, and asking the server on every page for every visitor would only fill the console with
 * refused calls. A hint, no proof: the server decides.
 */
const KEY = "eldercare-signed-in";

export function isProbablySignedIn(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function keepSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) window.localStorage.setItem(KEY, "yes");
    else window.localStorage.removeItem(KEY);
  } catch {
    // Without storage the server is asked each time.
  }
}
