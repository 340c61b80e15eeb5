import { describe, expect, it } from "vitest";
import { type CurrentProduct, NO_LABELS, ONE_VARIANT } from "../fields/product.js";
import { asFileSays } from "./as-file-says.js";

const product: CurrentProduct = {
  id: "prod_1",
  variantId: "variant_1",
  priceSetId: "pset_1",
  basePriceId: "price_1",
  inventoryItemId: "iitem_1",
  hasStockLevel: true,
  salePriceId: null,
  merchandisingId: "pmer_1",
  reserved: 2,
  isPlain: true,
  furtherVariants: [],
  fields: {
    ...ONE_VARIANT,
    ...NO_LABELS,
    sku: "C-1",
    slug: "cane",
    name: " Folding\n Cane ",
    description: "One.\r\n\r\nTwo. ",
    nameFr: "",
    descriptionFr: "Un.\r",
    categorySlug: null,
    originalCents: 1000,
    discountPercentage: 0,
    saleCents: null,
    onHand: 4,
    featured: false,
    rating: 0,
    reviewCount: 0,
    images: [{ url: "/static/a.webp", alt: "A\ncane" }],
    specs: [
      { name: "Width", value: "5 cm" },
      { name: "width ", value: "6\ncm" },
      { name: "Empty", value: " " },
    ],
    status: "proposed",
  },
};

describe("a product as a file says it", () => {
  it("has texts as cells hold them, and one spec of each name", () => {
    expect(asFileSays(product).fields).toMatchObject({
      name: "Folding Cane",
      description: "One.\n\nTwo.",
      descriptionFr: "Un.",
      images: [{ url: "/static/a.webp", alt: "A cane" }],
      specs: [{ name: "width", value: "6 cm" }],
    });
  });

  it("keeps everything else", () => {
    const { id, reserved, fields } = asFileSays(product);
    expect({ id, reserved, onHand: fields.onHand, status: fields.status }).toEqual({
      id: "prod_1",
      reserved: 2,
      onHand: 4,
      status: "proposed",
    });
  });
});
