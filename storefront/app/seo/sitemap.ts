import { escapeXml } from "./xml";

/** A page below the shop's address, and the pictures that it shows. */
export type SitemapPage = { path: string; images?: readonly string[] };

/** What a part of the sitemap holds: the shop's pages, or the products of a number. */
export type SitemapPart = "pages" | number;

/** Google looks at no more pictures of a page. */
const MAX_IMAGES = 1000;

export const sitemapPartPath = (part: SitemapPart): string =>
  `/sitemaps/${part === "pages" ? part : `products-${part}`}.xml`;

/** What a file's name asks for; null for no part of a sitemap. */
export function readSitemapPart(file: string): SitemapPart | null {
  if (file === "pages.xml") return "pages";
  const [, part] = /^products-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  return part === undefined ? null : Number(part);
}

const whole = (shopUrl: string, address: string) => escapeXml(new URL(address, `${shopUrl}/`).href);

/** The list of the sitemap's parts (sitemaps.org protocol 0.9). */
export function sitemapIndexXml(shopUrl: string, parts: readonly SitemapPart[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map(
      (part) => `  <sitemap><loc>${whole(shopUrl, sitemapPartPath(part))}</loc></sitemap>`,
    ),
    "</sitemapindex>",
    "",
  ].join("\n");
}

/** A part of the sitemap: pages with their pictures (Google's image extension 1.1). */
export function sitemapXml(shopUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, images = [] }) => {
    const shown = images
      .slice(0, MAX_IMAGES)
      .map((image) => `<image:image><image:loc>${whole(shopUrl, image)}</image:loc></image:image>`);
    return `  <url><loc>${escapeXml(shopUrl + path)}</loc>${shown.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
