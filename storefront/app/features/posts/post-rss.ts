import type { Post } from "@eldercare/contracts";
import { SHOP } from "~/content/shop";
import { escapeXml } from "~/seo/xml";
import { RSS_PATH } from "./rss-link";

/** RSS wants dates as mails have them (RFC 822), in English. */
const rssDate = (iso: string) => new Date(iso).toUTCString();

function item({ title, slug, excerpt, createdAt }: Post, shopUrl: string): string {
  const address = escapeXml(`${shopUrl}/blog/${encodeURIComponent(slug)}`);
  return [
    "    <item>",
    `      <title>${escapeXml(title)}</title>`,
    `      <link>${address}</link>`,
    `      <guid isPermaLink="true">${address}</guid>`,
    `      <pubDate>${rssDate(createdAt)}</pubDate>`,
    `      <description>${escapeXml(excerpt)}</description>`,
    "    </item>",
  ].join("\n");
}

/** The newest posts as a feed (RSS 2.0, with its own address as the RSS Advisory Board advises). */
export function postRss(posts: readonly Post[], shopUrl: string): string {
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    <title>${escapeXml(`${SHOP.name} care guides`)}</title>`,
    `    <link>${escapeXml(`${shopUrl}/blog`)}</link>`,
    `    <atom:link href="${escapeXml(shopUrl + RSS_PATH)}" rel="self" type="application/rss+xml"/>`,
    "    <description>Care guides and health tips for safer days at home.</description>",
    "    <language>en-ca</language>",
    ...(newest ? [`    <lastBuildDate>${rssDate(newest.createdAt)}</lastBuildDate>`] : []),
    ...posts.map((post) => item(post, shopUrl)),
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
}
