import { keepCookie } from "~/api/cookie";
import { type Notice, readNotice, SHOWN_NOTICE } from "~/api/notice-cookie";
import { isProbablySignedIn } from "~/api/session-hint";

/** The list of a browser that nobody is signed in at. */
export const WISHLIST_COOKIE = "eldercare-wishlist";

const NOT_REACHED: Notice = {
  title: "Not Saved",
  description: "We could not reach the shop. Please try again in a moment.",
  tone: "destructive",
};

/** Whether this browser has a list, or an account that may have one. */
export const mayHaveList = (): boolean =>
  document.cookie.includes(`${WISHLIST_COOKIE}=`) || isProbablySignedIn();

let last: Promise<unknown> = Promise.resolve();

/**
 * Posts what a form of the list asks for (`add`, `remove`), as it would be without scripts, and answers
 * what is to be said. One after the other: each finds what the one before it left in the cookie.
 */
export function changeWishlist(change: { add: string } | { remove: string }): Promise<Notice> {
  const changed = last.then(async () => {
    try {
      const body = new URLSearchParams(change);
      await fetch("/wishlist", { method: "post", body, redirect: "manual" });
    } catch {
      return NOT_REACHED;
    }
    const notice = readNotice(document.cookie);
    keepCookie(SHOWN_NOTICE);
    return notice ?? NOT_REACHED;
  });
  last = changed;
  return changed;
}

/** Takes what this browser saved into the account that has just signed in; fails in silence. */
export async function bringWishlistAlong(): Promise<void> {
  if (!document.cookie.includes(`${WISHLIST_COOKIE}=`)) return;
  await fetch("/wishlist", {
    method: "post",
    body: new URLSearchParams(),
    redirect: "manual",
  }).catch(() => undefined);
}
