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

/** How many asked to be told when it is back; `variantId` is "" of a product without variants. */
export interface Waiting {
  productId: string;
  variantId: string;
  waiting: number;
}

/** What there is too little of among these products, that which is gone soonest first. */
export function lowStockItems(
  products: readonly Product[],
  sold: readonly SoldPieces[],
  waiting: readonly Waiting[] = [],
): LowStockItem[] {
  const [soldOf, waitingOf] = [byProduct(sold), byProduct(waiting)];
  return products
    .flatMap((product) =>
      lowOf(product, soldOf.get(product.id) ?? [], waitingOf.get(product.id) ?? []),
    )
    .sort(byNeed);
}

/** A shop sells more kinds of things than it looks at here: they are gone through once. */
function byProduct<Item extends { productId: string }>(
  items: readonly Item[],
): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const known = found.get(item.productId);
    if (known) known.push(item);
    else found.set(item.productId, [item]);
  }
  return found;
}

function lowOf(
  product: Product,
  sold: readonly SoldPieces[],
  waiting: readonly Waiting[],
): LowStockItem[] {
  const { id: productId, name, variants } = product;
  if (variants.length === 0) {
    return itemsBelow({ productId, name, variantName: "" }, product, { sold, waiting });
  }
  return variants.flatMap((variant) => {
    const isOf = ({ variantId }: { variantId: string }) => variantId === variant.id;
    return itemsBelow(
      { productId, name, variantName: Object.values(variant.options).join(", ") },
      variant,
      { sold: sold.filter(isOf), waiting: waiting.filter(isOf) },
    );
  });
}

function itemsBelow(
  named: Pick<LowStockItem, "productId" | "name" | "variantName">,
  { stock }: { stock: number },
  { sold, waiting }: { sold: readonly SoldPieces[]; waiting: readonly Waiting[] },
): LowStockItem[] {
  if (stock >= LOW_STOCK_BELOW) return [];
  const soldPerWeek = sold.reduce((sum, { pieces }) => sum + pieces, 0) / SALES_WEEKS;
  const weeksLeft = soldPerWeek > 0 ? Math.max(0, stock) / soldPerWeek : null;
  const inLine = waiting.reduce((sum, { waiting: people }) => sum + people, 0);
  return [{ ...named, stock, soldPerWeek, weeksLeft, waiting: inLine }];
}

/** What sells and lasts least, or is out and waited for; then what is out; of equals, what sells most. */
function byNeed(one: LowStockItem, other: LowStockItem): number {
  const lasts = ({ stock, waiting, weeksLeft }: LowStockItem) =>
    // What has been out for long sells nothing any more.
    stock <= 0 && waiting > 0 ? 0 : (weeksLeft ?? Number.MAX_VALUE);
  return (
    lasts(one) - lasts(other) ||
    other.soldPerWeek - one.soldPerWeek ||
    other.waiting - one.waiting ||
    one.stock - other.stock ||
    one.name.localeCompare(other.name)
  );
}
