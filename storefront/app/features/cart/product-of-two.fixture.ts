import type { Product, ProductVariant } from "@eldercare/contracts";

const variant = (size: string, changes: Partial<ProductVariant>): ProductVariant => ({
  ...{ id: `variant_${size}`, sku: `BW-${size}`, options: { Size: size } },
  ...{ priceCAD: 3000, originalPriceCAD: 3000, discountPercentage: 0, onSale: false },
  ...{ stock: 3, images: [] },
  ...changes,
});

/** A walker in S for $30, the default, and in L for $45 instead of $50, with a picture of its own. */
export const WALKER: Product = {
  ...{ id: "prod_walker", slug: "walker", name: "Walker", description: "", sku: "BW-S" },
  ...{ categoryId: null, priceCAD: 3000, originalPriceCAD: 3000, stock: 3 },
  ...{ discountPercentage: 0, onSale: false, featured: false, rating: 0, reviewCount: 0 },
  ...{ images: ["/static/all.webp", "/static/l.webp"], specs: {} },
  options: [{ name: "Size", values: ["S", "L"] }],
  variants: [
    variant("S", {}),
    variant("L", {
      ...{ priceCAD: 4500, originalPriceCAD: 5000, discountPercentage: 10, onSale: true },
      ...{ stock: 0, images: ["/static/l.webp"] },
    }),
  ],
};
