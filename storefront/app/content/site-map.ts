import { FOOTER_HELP, FOOTER_SHOP, MAIN_NAVIGATION, type NavigationLink } from "./navigation";

/** Pages that neither the header nor the footer names. */
const OTHER_PAGES: readonly NavigationLink[] = [{ label: "Sign In or Register", to: "/auth" }];

/** Every page of the shop that stands on its own, each once, in the order of header and footer. */
export const SITE_PAGES: readonly NavigationLink[] = [
  ...new Map(
    [...MAIN_NAVIGATION, ...FOOTER_HELP, ...FOOTER_SHOP, ...OTHER_PAGES].map((link) => [
      link.to,
      link,
    ]),
  ).values(),
];

/** Pages for people only: search engines leave them out. */
const HIDDEN_PAGES = new Set(["/auth", "/order-status", "/wishlist"]);

/** Paths for search engines. */
export const INDEXED_PATHS: readonly string[] = SITE_PAGES.map(({ to }) => to).filter(
  (path) => !HIDDEN_PAGES.has(path),
);
