import type { MetaDescriptor } from "react-router";
import { SHOP } from "~/content/shop";

export const RSS_PATH = "/blog/rss.xml";

/** Tells feed readers where the posts' feed is. */
export const RSS_LINK: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: `${SHOP.name} care guides`,
  href: RSS_PATH,
};
