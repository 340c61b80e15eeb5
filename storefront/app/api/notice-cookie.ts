import { cookieValue, type ShopCookie } from "./cookie";

/** What came of a form, said on the page that follows: the words of a toast. */
export type Notice = {
  title: string;
  description?: string;
  tone?: "default" | "destructive";
};

/**
 * The notice waits in a cookie: pages are the same for everybody, so it is shown by a page of one
 * person (cart, account) or, on all others, by the scripts once they have started.
 */
const NAME = "eldercare-notice";
const SECONDS = 60;
const MAX_LENGTH = 400;

/** The cookie that holds a notice for the next page. */
export function noticeCookie({ title, description = "", tone = "default" }: Notice): ShopCookie {
  const words = { title, description: description.slice(0, MAX_LENGTH), tone };
  return { name: NAME, value: encodeURIComponent(JSON.stringify(words)), maxAge: SECONDS };
}

/** Deletes a notice that was shown. */
export const SHOWN_NOTICE: ShopCookie = { name: NAME, value: "", maxAge: 0 };

/** The notice in a `document.cookie` or `Cookie` text. */
export function readNotice(cookies: string): Notice | null {
  const value = cookieValue(cookies, NAME);
  if (!value) return null;
  try {
    const { title, description, tone } = JSON.parse(decodeURIComponent(value));
    if (typeof title !== "string" || typeof description !== "string") return null;
    return { title, description, tone: tone === "destructive" ? tone : "default" };
  } catch {
    return null;
  }
}
