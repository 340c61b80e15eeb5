import { describe, expect, it } from "vitest";
import { breadcrumbData } from "~/seo/breadcrumb-data";
import { listingCrumbs, productCrumbs } from "./product-crumbs";

const mobility = { name: "Mobility Aids", slug: "mobility-aids" };
const stepsOf = (crumbs: Parameters<typeof breadcrumbData>[0]) =>
  breadcrumbData(crumbs, "https://shop.example").itemListElement.map(({ position, name, item }) => [
    ...[position, name, item],
  ]);

describe("the way to a page of the catalog, for search engines", () => {
  const TO_CATEGORY = [
    [1, "Home", "https://shop.example/"],
    [2, "Products", "https://shop.example/products"],
    [3, "Mobility Aids", "https://shop.example/products/mobility-aids"],
  ];

  it("is numbered from the home page to the category", () => {
    expect(stepsOf(listingCrumbs(mobility))).toEqual(TO_CATEGORY);
  });

  it("leads on to the product", () => {
    const cane = { name: "Folding Cane", slug: "folding-cane" };
    expect(stepsOf(productCrumbs(cane, mobility))).toEqual([
      ...TO_CATEGORY,
      [4, "Folding Cane", "https://shop.example/product/folding-cane"],
    ]);
  });
});
