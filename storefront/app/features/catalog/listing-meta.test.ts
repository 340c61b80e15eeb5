import { describe, expect, it } from "vitest";
import { readFilters } from "./filters";
import { listingMeta } from "./listing-meta";

const CATEGORY = {
  id: "pcat_1",
  name: "Mobility Aids",
  slug: "mobility-aids",
  description: "Rollators and canes.",
  imageUrl: "/static/0123456789abcdef.webp",
  createdAt: "2026-01-01T00:00:00.000Z",
};

const metaOf = (address: string) => {
  const [path = "", query = ""] = address.split("?");
  const slug = path.split("/")[2];
  const filters = readFilters(new URLSearchParams(query), slug);
  return listingMeta({ filters, category: slug ? CATEGORY : undefined });
};

describe("what search engines see of a list", () => {
  it.each([
    ["/products", "Our Products"],
    ["/products?page=3", "Our Products, page 3"],
    ["/products/mobility-aids", "Mobility Aids"],
    ["/products/mobility-aids?page=2", "Mobility Aids, page 2"],
    ["/products?onSale=true", "On Sale"],
    ["/products?featured=true", "Featured Products"],
    ["/products/mobility-aids?onSale=true", "Mobility Aids: On Sale"],
  ])("%s has an address of its own", (address, title) => {
    expect(metaOf(address)).toMatchObject({ title, path: address, isHidden: false });
  });

  it.each([
    ["/products?sort=priceAsc", "/products"],
    ["/products/mobility-aids?sort=featured&view=list&page=2", "/products/mobility-aids?page=2"],
    ["/products?category=mobility-aids", "/products/mobility-aids"],
  ])("%s is another look of %s", (address, canonical) => {
    expect(metaOf(address)).toMatchObject({ path: canonical, isHidden: false });
  });

  it.each([
    "/products?search=cane",
    "/products?search=cane&onSale=true",
    "/products?minPrice=20",
    "/products?maxPrice=20&sort=priceAsc",
    "/products/mobility-aids?inStock=true",
    "/products?onSale=true&featured=true",
    "/products/mobility-aids?spec=colour.Blue",
    "/products?doorway=24",
  ])("%s stays out", (address) => {
    expect(metaOf(address).isHidden).toBe(true);
  });

  it("shows a category by its own words and picture", () => {
    expect(metaOf("/products/mobility-aids")).toMatchObject({
      description: "Rollators and canes.",
      image: "/static/0123456789abcdef.webp?w=1280",
    });
  });
});
