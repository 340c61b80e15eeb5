import { Product } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { presentOf } from "../spec-filters/present-spec-filters";
import { specFiltersFrom } from "../spec-filters/spec-filters";
import { fromMedusa, type MedusaProduct } from "./medusa-product";
import { aMedusaProduct, anInventoryItem, aVariant } from "./medusa-product.fixture";
import {
  isPresentForm,
  nameSortKey,
  type ProductDocument,
  productDetailFromAnswer,
  productDocument,
  productFromAnswer,
  staffProductFromAnswer,
} from "./product-document";

const SPEC_FILTERS = presentOf(
  specFiltersFrom(`Kind,Filter,Specs,Unit
card,On cards,Height|Width,
doorway,Doorway,Width,cm
length,Width,Width,cm`),
);

const documentOf = (product: MedusaProduct) =>
  productDocument(fromMedusa(product, ["sloc_1"]), {
    salesChannelId: "sc_1",
    readAt: 1,
    specFilters: SPEC_FILTERS,
  });
const listedOf = (product: MedusaProduct): ProductDocument => {
  const document = documentOf(product);
  if (!document) throw new Error("This product has no document.");
  return document;
};

describe("productDocument", () => {
  it("holds the whole answer besides what lists filter and sort by", () => {
    const document = listedOf(aMedusaProduct());
    expect(document).toMatchObject({
      id: "prod_1",
      name_sort: "folding walker",
      price_cents: 10000,
      price_max_cents: 10000,
      in_stock: true,
      on_sale: false,
      featured: true,
      category_ids: ["pcat_1"],
      width_cm: 60,
      spec_choices: ["width.60"],
      spec_filters: SPEC_FILTERS.version,
    });
    expect(productFromAnswer(document)).toMatchObject({
      ...{ id: "prod_1", stock: 5 },
      cardSpec: { name: "Width", value: "60 cm" },
    });
  });

  it("counts all variants of a product in what lists filter, sort and search by", () => {
    const sold = (rank: number, dollars: number, pieces: number) =>
      aVariant({
        ...{ id: `variant_${rank}`, sku: `BW-${rank}`, variant_rank: rank },
        calculated_price: { calculated_amount: dollars, original_amount: Math.max(dollars, 50) },
        inventory_items: [anInventoryItem(pieces)],
        options: [{ option_id: "opt_1", value: `No. ${rank}` }],
      });
    const variants = [sold(1, 70, 0), sold(2, 40, 0), sold(3, 90, 2)];
    const options = [{ id: "opt_1", title: "Size" }];
    expect(documentOf(aMedusaProduct({ variants, options }))).toMatchObject({
      price_cents: 4000,
      price_max_cents: 9000,
      variant_cents: [7000, 4000, 9000],
      in_stock: true,
      on_sale: true,
      sku: "BW-1 BW-2 BW-3",
      specs: "Width 60 cm, Size No. 1 No. 2 No. 3",
    });
  });

  it("keeps the order of specs", () => {
    const product = aMedusaProduct();
    if (product.product_merchandising) {
      product.product_merchandising.specs = [
        { name: "Width", value: "60 cm" },
        { name: "Age", value: "65+" },
      ];
    }
    const answer = productFromAnswer(listedOf(product));
    expect(Object.keys(answer.specs)).toEqual(["Width", "Age"]);
  });

  it("is told from one that knew other fields of a product, and its answer shows nothing of it", () => {
    const document = listedOf(aMedusaProduct());
    const { answer } = document;
    expect(isPresentForm(document)).toBe(true);
    expect(isPresentForm({ answer: JSON.stringify(productFromAnswer(document)) })).toBe(false);
    expect(isPresentForm({ answer: answer.replace(/"form":"./, '"form":"x') })).toBe(false);
    expect(Product.strict().parse(productFromAnswer(document))).toMatchObject({ id: "prod_1" });
  });

  it("is found under every category above the product's own", () => {
    const categories = [{ id: "pcat_9", name: "Walkers", mpath: "pcat_1.pcat_9" }];
    const document = documentOf(aMedusaProduct({ categories }));
    expect(document?.category_ids).toEqual(["pcat_1", "pcat_9"]);
  });

  it("is not listed when shoppers must not see the product", () => {
    const hidden = [
      aMedusaProduct({ status: "draft" }),
      aMedusaProduct({ sales_channels: [{ id: "sc_other" }] }),
      aMedusaProduct({ variants: [aVariant({ calculated_price: null })] }),
      aMedusaProduct({ variants: [] }),
    ];
    expect(documentOf(aMedusaProduct())?.listed).toBe(true);
    for (const product of hidden) expect(documentOf(product)?.listed).toBe(false);
  });

  it("is not made of a product that staff removed", () => {
    const removed = aMedusaProduct({ metadata: { archived_at: "2026-01-01" } });
    expect(documentOf(removed)).toBeNull();
  });

  it("holds the French texts, where there are any", () => {
    const product = aMedusaProduct();
    const detail = () => productDetailFromAnswer(listedOf(product));
    expect(detail().french).toBeNull();
    if (product.product_merchandising) product.product_merchandising.name_fr = "Marchette";
    expect(detail().french).toEqual({ name: "Marchette", description: "" });
  });

  it("tells staff what the pictures show", () => {
    const images = [
      { url: "/static/b.webp", rank: 1, metadata: null },
      { url: "/static/a.webp", rank: 0, metadata: { alt: "From the side" } },
    ];
    const document = listedOf(aMedusaProduct({ images, status: "draft" }));
    expect(staffProductFromAnswer(document)).toMatchObject({
      images: ["/static/a.webp", "/static/b.webp"],
      imageAlts: ["From the side", ""],
      isListed: false,
    });
  });
});

describe("nameSortKey", () => {
  it("sorts names as people read them", () => {
    const names = ["Zinc Cream", "élan walker", "Épée cane", "apple corer"];
    const sorted = [...names].sort((a, b) => (nameSortKey(a) < nameSortKey(b) ? -1 : 1));
    expect(sorted).toEqual(["apple corer", "élan walker", "Épée cane", "Zinc Cream"]);
  });
});
