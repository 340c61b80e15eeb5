import {
  LOW_STOCK_BELOW,
  type LowStockItem,
  type Product,
  SALES_WEEKS,
} from "@eldercare/contracts";

/** Pieces of a variant that were sold in the last SALES_WEEKS. */
export interface SoldPieces {
  productId: string;
  variantId: string;
  pieces: number;
}

/** What there is too little of among these products, that which is gone soonest first. */
export function lowStockItems(
  products: readonly Product[],
  sold: readonly SoldPieces[],
): LowStockItem[] {
  return products
    .flatMap((product) =>
      lowOf(
        product,
        sold.filter(({ productId }) => productId === product.id),
      ),
    )
    .sort(byNeed);
}

function lowOf(product: Product, sold: readonly SoldPieces[]): LowStockItem[] {
  const { id: productId, name, variants } = product;
  if (variants.length === 0) return itemsBelow({ productId, name, variantName: "" }, product, sold);
  return variants.flatMap((variant) =>
    itemsBelow(
      { productId, name, variantName: Object.values(variant.options).join(", ") },
      variant,
      sold.filter(({ variantId }) => variantId === variant.id),
    ),
  );
}

function itemsBelow(
  named: Pick<LowStockItem, "productId" | "name" | "variantName">,
  { stock }: { stock: number },
  sold: readonly SoldPieces[],
): LowStockItem[] {
  if (stock >= LOW_STOCK_BELOW) return [];
  const soldPerWeek = sold.reduce((sum, { pieces }) => sum + pieces, 0) / SALES_WEEKS;
  const weeksLeft = soldPerWeek > 0 ? Math.max(0, stock) / soldPerWeek : null;
  return [{ ...named, stock, soldPerWeek, weeksLeft }];
}

/** What sells and lasts least; then what is out; of equals, what sells most. */
function byNeed(one: LowStockItem, other: LowStockItem): number {
  const lasts = ({ weeksLeft }: LowStockItem) => weeksLeft ?? Number.MAX_VALUE;
  return (
    lasts(one) - lasts(other) ||
    other.soldPerWeek - one.soldPerWeek ||
    one.stock - other.stock ||
    one.name.localeCompare(other.name)
  );
}
