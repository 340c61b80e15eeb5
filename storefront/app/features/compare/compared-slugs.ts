import { cookieValue, type ShopCookie } from "~/api/cookie";

/** Which products somebody compares: their slugs, in the address of the page and in a cookie. */

export const MOST_COMPARED = 4;
const NAME = "eldercare-compare";
const SECONDS = 7 * 24 * 60 * 60;
/** As Medusa takes them: staff may have given one with letters of another alphabet. */
const SLUG = /^[\p{Ll}\p{Lo}\p{Lm}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}]+)*$/u;
const LONGEST = 200;

/** All slugs that a text names, however somebody typed it, each once. */
export function namedIn(text: string | null): string[] {
  const slugs = (text ?? "")
    .split(/[,.]/)
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug.length <= LONGEST && SLUG.test(slug));
  return [...new Set(slugs)];
}

/** The slugs that a text names, as many as are compared. */
export const slugsIn = (text: string | null): string[] => namedIn(text).slice(0, MOST_COMPARED);

/** The slugs in a `Cookie` text. */
export function comparedInCookies(cookies: string): string[] {
  try {
    return slugsIn(decodeURIComponent(cookieValue(cookies, NAME) ?? ""));
  } catch {
    // Somebody else wrote it.
    return [];
  }
}

/** The cookie that keeps them, with dots, as a comma has no place there; none of an empty list. */
export const compareCookie = (slugs: readonly string[]): ShopCookie => ({
  name: NAME,
  value: slugs.map(encodeURIComponent).join("."),
  maxAge: slugs.length > 0 ? SECONDS : 0,
});

/** The page that compares these, which can be sent to somebody. */
export function comparePath(
  slugs: readonly string[],
  { isShort = false, isFull = false }: { isShort?: boolean; isFull?: boolean } = {},
): string {
  const parts = [
    slugs.length > 0 && `products=${slugs.map(encodeURIComponent).join(",")}`,
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
