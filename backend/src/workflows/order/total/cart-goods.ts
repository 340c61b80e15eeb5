import type { CartProduct } from "../../../medusa/cart-products";
import type { PricedLine } from "./cart-lines";

/** A line of a cart with what Medusa's promotions and taxes ask of its product. */
export interface CartGood {
  productId: string;
  /** Medusa's variant: tells lines apart. */
  variantId: string;
  qty: number;
  /** In cents. */
  unitPriceCAD: number;
  /** Whether the price includes taxes: the store's setting for CAD in Medusa. */
  includesTax: boolean;
  isDiscountable: boolean;
  /** Of all its pieces, in the store's unit; 0 where staff wrote none. */
  weight: number;
  product: MedusaProductOfRules;
}

/** What rules of promotions may name. */
interface MedusaProductOfRules {
  id: string;
  collection_id?: string;
  type_id?: string;
  tags?: { id: string }[];
  categories?: { id: string }[];
}

/** The lines that are sold, in their order. */
export function cartGoods(lines: readonly PricedLine[]): CartGood[] {
  return lines.flatMap(({ productId, qty, unitPriceCAD, good }) => {
    if (!good) return [];
    const { product, variantId, includesTax } = good;
    return {
      productId,
      variantId,
      qty,
      unitPriceCAD,
      includesTax,
      isDiscountable: product.discountable,
      weight: qty * Number(product.variant?.weight ?? product.weight ?? 0),
      product: ofRules(product),
    };
  });
}

function ofRules(product: CartProduct): MedusaProductOfRules {
  const { id, collection_id, type_id, tag_ids, category_ids } = product;
  return {
    id,
    ...(collection_id && { collection_id }),
    ...(type_id && { type_id }),
    tags: tag_ids.map((tag) => ({ id: tag })),
    categories: category_ids.map((category) => ({ id: category })),
  };
}
