import { cookieValue, type ShopCookie } from "~/api/cookie";

/** Which products somebody compares: their slugs, in the address of the page and in a cookie. */

export const MOST_COMPARED = 4;
const NAME = "eldercare-compare";
const SECONDS = 7 * 24 * 60 * 60;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 200;

/** The slugs that a text names, each once, as many as are compared. */
export function slugsIn(text: string | null): string[] {
  const slugs = (text ?? "")
    .split(/[,.]/)
    .filter((slug) => slug.length <= LONGEST && SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MOST_COMPARED);
}

/** The slugs in a `Cookie` text. */
export const comparedInCookies = (cookies: string): string[] => slugsIn(cookieValue(cookies, NAME));

/** The cookie that keeps them, with dots, as a comma has no place there; none of an empty list. */
export const compareCookie = (slugs: readonly string[]): ShopCookie => ({
  name: NAME,
  value: slugs.join("."),
  maxAge: slugs.length > 0 ? SECONDS : 0,
});

/** The page that compares these, which can be sent to somebody. */
export function comparePath(
  slugs: readonly string[],
  { isShort = false, isFull = false }: { isShort?: boolean; isFull?: boolean } = {},
): string {
  const parts = [
    slugs.length > 0 && `products=${slugs.join(",")}`,
    isShort && "rows=different",
    isFull && "full=yes",
  ].filter(Boolean);
  return `/compare${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

/** What a form of the page, or the button of a product, asks for; `isFull` when there was no place left. */
export function changedByForm(
  kept: readonly string[],
  form: { add?: string; remove?: string; shown?: string },
): { slugs: string[]; isFull: boolean } {
  if (form.remove !== undefined) {
    const shown = slugsIn(form.shown ?? null);
    return { slugs: shown.filter((slug) => slug !== form.remove), isFull: false };
  }
  const [added] = slugsIn(form.add ?? null);
  if (!added || kept.includes(added)) return { slugs: [...kept], isFull: false };
  if (kept.length >= MOST_COMPARED) return { slugs: [...kept], isFull: true };
  return { slugs: [...kept, added], isFull: false };
}
