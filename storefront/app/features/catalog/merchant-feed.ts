import {
  dollarsFromCents,
  optionField,
  type Product,
  type ProductVariant,
} from "@eldercare/contracts";
import { SHOP } from "~/content/shop";
import { escapeXml } from "~/seo/xml";

/**
 * Products for Google Merchant Center, as its product data specification has them
 * (support.google.com/merchants/answer/7052112): RSS 2.0 with attributes of Google's. Prices are
 * without taxes, as Google asks of shops in Canada.
 */

const MAX_ID = 50;
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_FURTHER_IMAGES = 10;

/** Attributes of Google's for what is chosen; what has none stands in the title. */
const ATTRIBUTE_OF_OPTION: Readonly<Record<string, string>> = {
  color: "color",
  colour: "color",
  size: "size",
  material: "material",
};

/** What the items of one feed have in common. */
export interface FeedShop {
  shopUrl: string;
  /** From how many cents on delivery is free; null where it never is. */
  freeFromCents: number | null;
  /** Names of categories, by their ids. */
  categories: ReadonlyMap<string, string>;
  /** When the feed is made: a sale of now has begun. */
  now: Date;
}

export const feedHead = ({ shopUrl }: Pick<FeedShop, "shopUrl">): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    "  <channel>",
    `    <title>${escapeXml(SHOP.name)}</title>`,
    `    <link>${escapeXml(shopUrl)}</link>`,
    `    <description>${escapeXml(SHOP.description)}</description>`,
    "",
  ].join("\n");

export const FEED_END = "  </channel>\n</rss>\n";

type Attribute = readonly [name: string, text: string | undefined];

const attribute = ([name, text]: Attribute): string =>
  text === undefined || text === "" ? "" : `      <g:${name}>${escapeXml(text)}</g:${name}>\n`;

const money = (cents: number) => `${dollarsFromCents(cents).toFixed(2)} CAD`;

/** The product as items of the feed: itself, or each of its variants, which Google takes as one group. */
export function feedItems(product: Product, shop: FeedShop): string {
  if (product.variants.length === 0) return feedItem(product, undefined, shop);
  return product.variants.map((variant) => feedItem(product, variant, shop)).join("");
}

function feedItem(product: Product, variant: ProductVariant | undefined, shop: FeedShop): string {
  const { priceCAD, originalPriceCAD, saleEndsAt, sku, gtin, stock, id } = variant ?? product;
  const original = originalPriceCAD ?? priceCAD;
  const chosen = Object.entries(variant?.options ?? {});
  const named = chosen.filter(([name]) => !(name.toLowerCase() in ATTRIBUTE_OF_OPTION));
  const title = [product.name, ...named.map(([, value]) => value)].join(", ");
  const images = variant && variant.images.length > 0 ? variant.images : product.images;
  const [first, ...further] = images.map((image) => new URL(image, `${shop.shopUrl}/`).href);
  const choice = new URLSearchParams(chosen.map(([name, value]) => [optionField(name), value]));
  const query = chosen.length > 0 ? `?${choice}` : "";
  const isOnSale = priceCAD < original;
  const isFree = shop.freeFromCents !== null && priceCAD >= shop.freeFromCents;
  const attributes: Attribute[] = [
    ["id", sku !== "" && sku.length <= MAX_ID ? sku : id],
    ["title", title.slice(0, MAX_TITLE)],
    ["description", (product.description || title).slice(0, MAX_DESCRIPTION)],
    ["link", `${shop.shopUrl}/product/${encodeURIComponent(product.slug)}${query}`],
    ["image_link", first],
    ...further
      .slice(0, MAX_FURTHER_IMAGES)
      .map((image) => ["additional_image_link", image] as const),
    ["availability", stock > 0 ? "in_stock" : "out_of_stock"],
    ["price", money(original)],
    ["sale_price", isOnSale ? money(priceCAD) : undefined],
    [
      "sale_price_effective_date",
      isOnSale && saleEndsAt ? `${shop.now.toISOString()}/${saleEndsAt}` : undefined,
    ],
    ["product_type", shop.categories.get(product.categoryId ?? "")],
    ["brand", product.brand],
    ["gtin", gtin],
    ["identifier_exists", product.brand || gtin ? undefined : "no"],
    ["condition", "new"],
    ["item_group_id", variant ? product.id : undefined],
    ...chosen.flatMap(([name, value]) => {
      const known = ATTRIBUTE_OF_OPTION[name.toLowerCase()];
      return known ? [[known, value] as const] : [];
    }),
  ];
  const shipping = `      <g:shipping><g:country>CA</g:country><g:price>${money(0)}</g:price></g:shipping>\n`;
  const lines = attributes.map(attribute).join("");
  return `    <item>\n${lines}${isFree ? shipping : ""}    </item>\n`;
}
