import { describe, expect, it } from "vitest";
import { SlideBody, SlideChangesBody } from "./carousel.js";
import { CategoryBody, CategoryChangesBody } from "./categories.js";
import { errorResponseOf } from "./errors.js";
import { PRODUCT_REQUIRED_FIELDS, ProductBody, ProductChangesBody } from "./product-changes.js";

const A_PRODUCT = {
  name: " Folding Walker ",
  description: "Folds flat.",
  categoryId: "pcat_1",
  images: ["/static/0123456789abcdef.webp"],
  originalPriceCAD: 12_995,
};

const refusalOf = (input: unknown) => {
  const parsed = ProductBody.safeParse(input);
  return parsed.success ? null : errorResponseOf(parsed.error);
};

describe("a new product", () => {
  it("needs name, original price, description, category and an image, which is said once", () => {
    const refusal = refusalOf({ name: "  " });
    expect(refusal?.message).toBe(PRODUCT_REQUIRED_FIELDS);
    expect(refusal?.fields?.map(({ path }) => path).sort()).toEqual([
      "categoryId",
      "description",
      "images",
      "name",
      "originalPriceCAD",
    ]);
  });

  it("has no discount, no stock, is not featured and is published unless it says so", () => {
    expect(ProductBody.parse(A_PRODUCT)).toEqual({
      ...A_PRODUCT,
      name: "Folding Walker",
      discountPercentage: 0,
      stock: 0,
      featured: false,
      published: true,
    });
  });

  it("may bring a current price that somebody computed to parts of a cent", () => {
    expect(ProductBody.parse({ ...A_PRODUCT, priceCAD: 11_045.75 }).priceCAD).toBe(11_046);
  });

  it("may name its price as the current one only", () => {
    const { originalPriceCAD, ...rest } = A_PRODUCT;
    expect(ProductBody.parse({ ...rest, originalPriceCAD: null, priceCAD: 500 }).priceCAD).toBe(
      500,
    );
    expect(refusalOf({ ...rest, originalPriceCAD: null })?.message).toBe(PRODUCT_REQUIRED_FIELDS);
  });

  it.each([
    [{ discountPercentage: 101 }, "Discount must be a whole number from 0 to 100"],
    [{ discountPercentage: 12.5 }, "Discount must be a whole number from 0 to 100"],
    [{ stock: -1 }, "Stock must be a whole number from 0 to 1000000"],
    [{ originalPriceCAD: 0.5 }, "The price must be more than $0.00 and less than $1,000,000.00"],
    [{ images: Array(6).fill("/static/a.webp") }, "A product can have at most 5 images"],
    [{ images: ["javascript:alert(1)"] }, "An image must be an uploaded picture or a web address."],
    [
      { images: ["//elsewhere.example/x"] },
      "An image must be an uploaded picture or a web address.",
    ],
    [
      { images: ["data:image/svg+xml;base64,AAAA"] },
      "File type image/svg+xml is not supported. Allowed types: image/jpeg, image/png, image/webp, image/gif",
    ],
    [{ images: [`data:image/png;base64,${"A".repeat(7_000_000)}`] }, "File size exceeds 5MB limit"],
  ])("is refused for %j", (change, message) => {
    expect(refusalOf({ ...A_PRODUCT, ...change })?.message).toContain(message);
  });
});

describe("changes of a product", () => {
  it("hold what is sent and nothing else", () => {
    expect(ProductChangesBody.parse({ stock: 3 })).toEqual({ stock: 3 });
  });
});

describe("a category", () => {
  it("may leave everything but its name to the server", () => {
    expect(CategoryBody.parse({ name: "Walkers", imageUrl: "" })).toEqual({
      name: "Walkers",
      description: "",
      imageUrl: null,
      isActive: true,
    });
  });

  it("keeps a slug that an address can hold", () => {
    expect(CategoryBody.parse({ name: "x", slug: "Bathroom & Safety!" }).slug).toBe(
      "bathroom-safety",
    );
    expect(CategoryChangesBody.safeParse({ slug: "!!" }).error?.issues[0]?.message).toBe(
      "Slug is required",
    );
  });
});

describe("a slide", () => {
  const A_SLIDE = { title: "Spring", description: "New", imageUrl: "/static/a.webp", altText: "A" };

  it("fills in button, link and state", () => {
    expect(SlideBody.parse({ ...A_SLIDE, ctaText: "" })).toMatchObject({
      ctaText: "Shop Now",
      link: "",
      active: true,
      sortOrder: 0,
    });
  });

  it.each([
    ["7", 7],
    [3, 3],
    ["first", 0],
    [null, 0],
  ])("reads the sort order %j as %d", (given, sortOrder) => {
    expect(SlideBody.parse({ ...A_SLIDE, sortOrder: given }).sortOrder).toBe(sortOrder);
  });

  it("changes only what is sent", () => {
    expect(SlideChangesBody.parse({ active: false })).toEqual({ active: false });
    expect(SlideChangesBody.parse({ sortOrder: "4" })).toEqual({ sortOrder: 4 });
  });

  it("links nowhere unsafe", () => {
    expect(SlideBody.safeParse({ ...A_SLIDE, link: "javascript:alert(1)" }).success).toBe(false);
  });
});

it.each(["name", "description", "sku"])("refuses a %s that PostgreSQL cannot keep", (field) => {
  const { error } = ProductChangesBody.safeParse({ [field]: "Cane\u0000" });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});
