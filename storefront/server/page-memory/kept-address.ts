import { PREVIEW_PARAMETER } from "@eldercare/contracts/content-preview";
import { addressOf, readFilters } from "../../app/features/catalog/filters.ts";
import { postListAddress, readPostListView } from "../../app/features/posts/post-list-view.ts";

/**
 * Which pages are kept in memory, and under which address. Only pages that are the same for everybody
 * are named here; all others are rendered for each request. An address is the page's own, with those
 * parameters alone that the page reads: whatever else somebody adds to it makes no new entry, and is
 * not seen by whoever renders the page.
 */

/** Nothing that is linked in the shop is longer. */
const LONGEST = 400;
const SLUG = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** The page's own address for a request's parameters; nothing for one that is not kept. */
type Normalise = (query: URLSearchParams, path: string) => string | null;

/** A page that reads these parameters at most; with one of them it is not kept. */
const withoutParameters =
  (...reads: string[]): Normalise =>
  (query, path) =>
    reads.some((name) => query.has(name)) ? null : path;

const TYPED = ["minPrice", "maxPrice", "doorway", "weight", "height"];

/** What somebody typed into a list's boxes is hardly asked for twice. */
const productList: Normalise = (query, path) => {
  const [, , pathCategory] = path.split("/");
  const filters = readFilters(query, pathCategory);
  const isTyped = filters.search !== "" || TYPED.some((name) => query.has(name));
  return isTyped ? null : addressOf(filters);
};

const postList: Normalise = (query) => {
  const view = readPostListView(query);
  return view.search ? null : postListAddress(view);
};

/** Options have names of staff's making. */
const product: Normalise = (query, path) =>
  [...query.keys()].some((name) => name.startsWith("option."))
    ? null
    : withoutParameters("tab", "picture")(query, path);

const KEPT: readonly (readonly [path: RegExp, normalise: Normalise])[] = [
  [/^\/$/, withoutParameters()],
  [new RegExp(`^/products(?:/${SLUG})?$`), productList],
  [new RegExp(`^/product/${SLUG}$`), product],
  [/^\/blog$/, postList],
  [new RegExp(`^/blog/${SLUG}$`), withoutParameters()],
  [
    /^\/(?:services|about|accessibility|faq|returns|shipping|privacy|terms|sitemap)$/,
    withoutParameters(),
  ],
];

/**
 * The address under which the page of a request's target (path and query, as it came) is kept; null
 * when it is rendered for the request alone.
 */
export function keptAddress(target: string): string | null {
  if (target.length > LONGEST) return null;
  const [path = "", query = ""] = splitAt(target, "?");
  const [, normalise] = KEPT.find(([pattern]) => pattern.test(path)) ?? [];
  const parameters = new URLSearchParams(query);
  // Staff look at drafts (decision 103).
  if (parameters.has(PREVIEW_PARAMETER)) return null;
  // Named twice, pages and proxies may disagree about which counts.
  if (!normalise || new Set(parameters.keys()).size < parameters.size) return null;
  const address = normalise(parameters, path);
  // Another path is another page, which leads there or answers by itself.
  return address && splitAt(address, "?")[0] === path ? address : null;
}

function splitAt(text: string, mark: string): [before: string, after: string] {
  const index = text.indexOf(mark);
  return index < 0 ? [text, ""] : [text.slice(0, index), text.slice(index + 1)];
}
