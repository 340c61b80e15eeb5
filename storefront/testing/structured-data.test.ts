import { readdirSync, readFileSync } from "node:fs";
import { contentOf, questionGroups } from "@eldercare/contracts/content";
import { describe, expect, it } from "vitest";
import { shownTexts } from "~/content/shown-texts";
import { WALKER } from "~/features/cart/product-of-two.fixture";
import { listingCrumbs, productCrumbs } from "~/features/catalog/product-crumbs";
import { productStructuredData } from "~/features/catalog/product-structured-data";
import { faqStructuredData } from "~/features/information/faq-structured-data";
import { postCrumbs, postStructuredData } from "~/features/posts/post-structured-data";
import { breadcrumbData } from "~/seo/breadcrumb-data";
import { organizationData } from "~/seo/organization-data";
import { vocabularyProblems } from "./vocabulary-problems";

const SHOP_URL = "https://shop.example";
const SEVERAL = { ...WALKER, description: "It folds.", images: ["/static/walker.webp"] };
const ONE = {
  ...SEVERAL,
  ...{ brand: "Maple", gtin: "96385074", saleEndsAt: "2026-12-01T05:00:00.000Z" },
  ...{ options: [], variants: [] },
};
const REVIEWED = { ...ONE, isReviewed: true as const, rating: 4, reviewCount: 1 };
const REVIEW = {
  ...{ id: "review_1", name: "Ada", stars: 4, text: "It folds.", answer: null },
  writtenAt: "2026-11-01T12:00:00.000Z",
};
const CATEGORY = {
  ...{ id: WALKER.categoryId ?? "", name: "Mobility Aids", slug: "mobility-aids" },
  ...{ description: "", imageUrl: null, createdAt: "2026-01-01T00:00:00.000Z" },
};
const POST = {
  title: "Choosing a cane",
  slug: "choosing-a-cane",
  excerpt: "Height, handle, tip.",
  coverUrl: "/static/cane.webp",
  author: "Birchwell Care Team",
  topic: "Product Guides" as const,
  createdAt: "2026-03-01T12:00:00.000Z",
  updatedAt: "2026-04-01T12:00:00.000Z",
  sources: [{ title: "Canes", publisher: "MedlinePlus", url: "https://medlineplus.gov" }],
};

/** All that pages make, by the function that makes it. */
const MADE = {
  productStructuredData: [
    productStructuredData(ONE, SHOP_URL),
    productStructuredData(SEVERAL, SHOP_URL),
    productStructuredData(REVIEWED, SHOP_URL, [REVIEW]),
  ],
  breadcrumbData: [listingCrumbs(CATEGORY), productCrumbs(ONE, CATEGORY), postCrumbs(POST)].map(
    (crumbs) => breadcrumbData(crumbs, SHOP_URL),
  ),
  postStructuredData: [postStructuredData(POST, SHOP_URL)],
  organizationData: [organizationData(SHOP_URL, shownTexts(contentOf("everywhere")))],
  faqStructuredData: [faqStructuredData(questionGroups(contentOf("faq").questions))],
};
const PIECES: readonly { "@type": string }[] = Object.values(MADE).flat();

/**
 * What Google asks and recommends of a type (https://developers.google.com/search/docs/appearance/structured-data),
 * as far as a shop of its own goods can say it. Of a list each item has it; `|` is one or the other.
 */
const ASKED: Record<string, readonly string[]> = {
  Product: [
    ...["name", "image", "description", "sku", "offers.price|offers.lowPrice"],
    ...["offers.priceCurrency", "offers.availability", "offers.itemCondition", "offers.url"],
  ],
  "Product with reviews": [
    ...["aggregateRating.ratingValue", "aggregateRating.reviewCount", "review.author.name"],
    ...["review.reviewRating.ratingValue", "review.datePublished"],
  ],
  BreadcrumbList: ["itemListElement.position", "itemListElement.name", "itemListElement.item"],
  Article: [
    ...["headline", "image", "datePublished", "dateModified", "author.name", "author.url"],
    ...["publisher.name", "publisher.logo.url"],
  ],
  FAQPage: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
  OnlineStore: [
    ...["name", "url", "logo", "description", "telephone", "email", "address.streetAddress"],
    ...["contactPoint.telephone", "contactPoint.hoursAvailable.opens"],
    ...["address.addressLocality", "address.addressRegion", "address.postalCode"],
    ...["address.addressCountry", "hasMerchantReturnPolicy.applicableCountry"],
    "hasMerchantReturnPolicy.merchantReturnDays",
  ],
};

function has(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => has(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return value !== undefined && value !== null && value !== "";
  return typeof value === "object" && value !== null && has(Reflect.get(value, name), rest);
}

describe("structured data of the pages", () => {
  it("is all tried here", () => {
    const routes = new URL("../app/routes/", import.meta.url);
    const made = readdirSync(routes).flatMap((name) =>
      [...readFileSync(new URL(name, routes), "utf8").matchAll(/"script:ld\+json": (\w+)/g)].map(
        ([, maker]) => maker,
      ),
    );
    expect([...new Set(made)].sort()).toEqual(Object.keys(MADE).sort());
  });

  it("says what schema.org's vocabulary knows, and nothing else", () => {
    const strange = { "@context": "https://schema.org", "@type": "Product", prize: "3" };
    expect(vocabularyProblems([...PIECES, strange])).toEqual([expect.stringContaining("prize")]);
  });

  it("has what Google asks and recommends", () => {
    const missing = PIECES.flatMap((piece) => {
      const type = "aggregateRating" in piece ? "Product with reviews" : piece["@type"];
      return (ASKED[type] ?? ["a line above"]).flatMap((asked) =>
        asked.split("|").some((path) => has(piece, path.split("."))) ? [] : [`${type}: ${asked}`],
      );
    });
    expect(missing).toEqual([]);
  });
});
