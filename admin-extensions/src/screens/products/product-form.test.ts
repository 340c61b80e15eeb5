import type { StaffProduct } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { storedImage } from "../images/image";
import {
  changedInput,
  currentPrice,
  EMPTY_PRODUCT,
  formField,
  type ProductForm,
  productFormOf,
  productInputOf,
  productProblems,
} from "./product-form";

const aForm = (given: Partial<ProductForm> = {}): ProductForm => ({
  ...EMPTY_PRODUCT,
  name: "Cane",
  description: "Holds you.",
  categoryId: "pcat_1",
  originalPrice: "49.99",
  images: [storedImage("/static/a.webp", "A cane")],
  ...given,
});

const PRODUCT: StaffProduct = {
  id: "prod_1",
  name: "Cane",
  slug: "cane",
  sku: "SKU-1",
  description: "Holds you.",
  images: ["/static/a.webp", "/static/b.webp"],
  imageAlts: ["A cane", ""],
  priceCAD: 3999,
  originalPriceCAD: 4999,
  discountPercentage: 20,
  onSale: true,
  stock: 7,
  featured: true,
  categoryId: "pcat_1",
  rating: 4,
  reviewCount: 2,
  specs: { Weight: "400 g", Length: "80 cm" },
  options: [],
  variants: [],
  french: { name: "Canne", description: "Vous soutient." },
  brand: "Acme",
  tags: ["gift, wrapped", "walking"],
  meta: { title: "Canes", description: "" },
  categoryIds: ["pcat_1"],
  isListed: true,
  published: true,
  sale: null,
  onHand: 9,
  reserved: 2,
};

describe("the current price", () => {
  it("is the original price less the discount, to the cent", () => {
    expect(currentPrice({ originalPrice: "49.99", discount: "20" })).toBe("39.99");
    expect(currentPrice({ originalPrice: "0.15", discount: "50" })).toBe("0.08");
  });

  it("equals the original price without a discount", () => {
    expect(currentPrice({ originalPrice: "49.9", discount: "" })).toBe("49.90");
    expect(currentPrice({ originalPrice: "49.9", discount: "0" })).toBe("49.90");
  });

  it("is nothing while price or discount make no sense", () => {
    expect(currentPrice({ originalPrice: "", discount: "" })).toBe("");
    expect(currentPrice({ originalPrice: "1.2.3", discount: "" })).toBe("");
    expect(currentPrice({ originalPrice: "10", discount: "120" })).toBe("");
    expect(currentPrice({ originalPrice: "10", discount: "-5" })).toBe("");
  });
});

describe("the body of the call", () => {
  it("has prices in cents and is on sale exactly when there is a discount", () => {
    expect(productInputOf(aForm({ discount: "20" }), ["/static/a.webp"])).toMatchObject({
      originalPriceCAD: 4999,
      priceCAD: 3999,
      discountPercentage: 20,
      onSale: true,
      stock: 0,
      images: ["/static/a.webp"],
      imageAlts: ["A cane"],
    });
    expect(productInputOf(aForm(), [])).toMatchObject({ priceCAD: 4999, onSale: false });
  });

  it("leaves an empty SKU to the server, and empty specifications out", () => {
    const input = productInputOf(
      aForm({
        sku: "  ",
        specs: [
          { name: "", value: " " },
          { name: " Weight ", value: "400 g" },
        ],
      }),
      [],
    );
    expect(input).not.toHaveProperty("sku");
    expect(input.specs).toEqual({ Weight: "400 g" });
  });

  it("says the same as the product it was opened with", () => {
    const form = productFormOf(PRODUCT);
    expect(productInputOf(form, PRODUCT.images)).toEqual({
      name: "Cane",
      sku: "SKU-1",
      description: "Holds you.",
      categoryId: "pcat_1",
      furtherCategoryIds: [],
      originalPriceCAD: 4999,
      priceCAD: 3999,
      discountPercentage: 20,
      onSale: true,
      saleStarts: null,
      saleEnds: null,
      stock: 7,
      featured: true,
      published: true,
      images: PRODUCT.images,
      imageAlts: PRODUCT.imageAlts,
      specs: PRODUCT.specs,
      french: PRODUCT.french,
      brand: PRODUCT.brand,
      tags: PRODUCT.tags,
      meta: PRODUCT.meta,
    });
  });

  it("holds only what was changed when a product is edited", () => {
    const after = aForm({ name: "Folding Cane", discount: "10" });
    const input = productInputOf(after, ["/static/a.webp"]);
    expect(changedInput(input, aForm(), after, "change-1")).toEqual({
      name: "Folding Cane",
      originalPriceCAD: 4999,
      priceCAD: 4499,
      discountPercentage: 10,
      onSale: true,
    });
  });

  it("says which stock a new one was typed over", () => {
    const before = aForm({ stock: "10" });
    const after = { ...before, stock: "12" };
    expect(changedInput(productInputOf(after, []), before, after, "change-1")).toEqual({
      stock: 12,
      stockBefore: 10,
      stockChangeId: "change-1",
    });
  });

  it("holds both French texts when one of them was changed", () => {
    const before = aForm({ nameFr: "Canne" });
    const after = { ...before, descriptionFr: "Vous soutient." };
    expect(changedInput(productInputOf(after, []), before, after, "change-1")).toEqual({
      french: { name: "Canne", description: "Vous soutient." },
    });
    expect(formField("french.description")).toBe("descriptionFr");
  });

  it("holds the pictures when their order or what they show was changed", () => {
    const [first, second] = [storedImage("/static/a.webp"), storedImage("/static/b.webp")];
    const before = aForm({ images: [first, second] });
    const after = aForm({ images: [second, { ...first, alt: "From the side" }] });
    const input = productInputOf(after, ["/static/b.webp", "/static/a.webp"]);
    expect(changedInput(input, before, after, "change-1")).toEqual({
      images: ["/static/b.webp", "/static/a.webp"],
      imageAlts: ["", "From the side"],
    });
  });
});

describe("the check before saving", () => {
  it("finds nothing wrong with a complete form", () => {
    expect(productProblems(aForm(), true)).toEqual({ fields: {}, isIncomplete: false });
  });

  it("names every required field that is missing", () => {
    expect(productProblems(EMPTY_PRODUCT, true)).toEqual({
      fields: {
        name: "Name is required",
        description: "Description is required",
        categoryId: "Category is required",
        originalPrice: "Original price is required",
        images: "At least one image is required",
      },
      isIncomplete: true,
    });
  });

  it("takes the count of the shelf, and sends what of it can be sold", () => {
    const before = productFormOf(PRODUCT);
    expect(before.stock).toBe("9");
    const after = { ...before, stock: "12" };
    expect(changedInput(productInputOf(after, []), before, after, "change-1")).toEqual({
      ...{ stock: 10, stockBefore: 7, stockChangeId: "change-1" },
    });
    expect(productProblems({ ...before, stock: "1" }, false).fields.stock).toMatch(
      /^Orders wait for 2 of them/,
    );
  });

  it("asks for the stock only when a product is edited", () => {
    expect(productProblems(aForm({ stock: "" }), true).fields).toEqual({});
    expect(productProblems(aForm({ stock: "" }), false).fields).toEqual({
      stock: "Stock is required",
    });
  });

  it("refuses a discount that is none, and two specifications of one name", () => {
    const { fields, isIncomplete } = productProblems(
      aForm({
        discount: "101",
        specs: [
          { name: "Weight", value: "1" },
          { name: "Weight ", value: "2" },
        ],
      }),
      true,
    );
    expect(fields).toEqual({
      discount: "Discount must be a whole number from 0 to 100",
      specs: "Each specification needs a name of its own",
    });
    expect(isIncomplete).toBe(false);
  });
});
