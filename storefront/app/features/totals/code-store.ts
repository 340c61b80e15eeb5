import { keepCookie } from "~/api/cookie";
import { useBrowserValue } from "~/components/browser-value";
import { codeCookie, codesOfCookies } from "./code-cookie";

const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let known: { cookies: string; codes: readonly string[] } = { cookies: "", codes: NONE };

/** Read anew only when the cookies changed: another page, or another tab, may have changed them. */
function currentCodes(): readonly string[] {
  const { cookie: cookies } = document;
  if (cookies !== known.cookies) {
    const codes = codesOfCookies(cookies);
    const isSame = codes.join("\n") === known.codes.join("\n");
    known = { cookies, codes: isSame ? known.codes : codes };
  }
  return known.codes;
}

/** Keeps the codes in this browser as long as the cart. */
export function keepCodes(codes: readonly string[]): void {
  keepCookie(codeCookie(codes));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The discount codes of this browser; on the server, and until the page is alive, those that were `served`. */
export function useCodes(served: readonly string[] = NONE): readonly string[] {
  return useBrowserValue(subscribe, currentCodes, () => served);
}
