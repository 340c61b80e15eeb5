import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, QueryContext } from "@medusajs/framework/utils";
import type { StoreContext } from "../../store/store-context";
import type { PricedLine } from "./cart-lines";

/** A line of a cart with what Medusa's promotions and taxes ask of its product. */
export interface CartGood {
  productId: string;
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

interface Row extends MedusaProductOfRules {
  discountable: boolean;
  weight?: string | number | null;
  variants: {
    id: string;
    weight?: number | null;
    calculated_price?: { is_calculated_price_tax_inclusive?: boolean } | null;
  }[];
}

const FIELDS = [
  "id",
  "discountable",
  "collection_id",
  "type_id",
  "tags.id",
  "categories.id",
  "weight",
  "variants.id",
  "variants.weight",
  "variants.calculated_price.*",
];

/** The lines that are sold, in their order. */
export async function readCartGoods(
  container: MedusaContainer,
  { regionId }: StoreContext,
  lines: readonly PricedLine[],
): Promise<CartGood[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: FIELDS,
    filters: { id: lines.map(({ productId }) => productId) },
    context: {
      variants: { calculated_price: QueryContext({ currency_code: "cad", region_id: regionId }) },
    },
  });
  const rows = new Map((data as unknown as Row[]).map((row) => [row.id, row]));
  return lines.flatMap(({ productId, variantId, qty, unitPriceCAD }) => {
    const row = rows.get(productId);
    if (!row || !variantId) return [];
    const { discountable, weight, variants, ...product } = row;
    const variant = variants.find(({ id }) => id === variantId);
    return {
      productId,
      qty,
      unitPriceCAD,
      includesTax: variant?.calculated_price?.is_calculated_price_tax_inclusive ?? false,
      isDiscountable: discountable,
      weight: qty * Number(variant?.weight ?? weight ?? 0),
      product,
    };
  });
}
