import type { MetaDescriptor } from "react-router";
import { SHOP } from "~/content/shop";

export type PageMeta = {
  /** From {@link shopUrlOf}; canonical links and images need the shop's public address. */
  shopUrl: string;
  /** Without the shop's name, which is added. */
  title: string;
  description: string;
  /** Path and, where they make another page, query parameters. */
  path: string;
  /** Image for shared links: path or whole address. */
  image?: string | null;
  imageAlt?: string;
  type?: "website" | "product" | "article";
  /** Pages that search engines should leave out. */
  isHidden?: boolean;
};

const DEFAULT_IMAGE = "/share-card.png";
const MAX_DESCRIPTION = 160;

/** The shop's address from the root loader, as `meta` functions get their matches. */
export function shopUrlOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]) {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  const shopUrl = typeof data === "object" && data !== null ? Reflect.get(data, "shopUrl") : "";
  return typeof shopUrl === "string" ? shopUrl : "";
}

/** One line of at most 160 characters that ends at a word. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const cut = line.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 80))}…`;
}

/** Title, description, canonical link, Open Graph and Twitter card of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title =
    page.title === SHOP.name ? `${SHOP.name}: ${SHOP.tagline}` : `${page.title} | ${SHOP.name}`;
  const description = shortDescription(page.description);
  const address = `${page.shopUrl}${page.path}`;
  const image = new URL(page.image ?? DEFAULT_IMAGE, `${page.shopUrl || "http://localhost"}/`).href;
  if (page.isHidden) {
    return [
      { title },
      { name: "description", content: description },
      { name: "robots", content: "noindex" },
    ];
  }
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: SHOP.name },
    { property: "og:locale", content: "en_CA" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:alt", content: page.imageAlt ?? `${SHOP.name}: ${SHOP.tagline}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
