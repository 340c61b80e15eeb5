import type { StockLevel } from "../../medusa/variant-stock";

/** What a variant is counted by. */
export interface CountedBy {
  /** False for what staff do not count: no inventory, or backorders allowed. */
  isCounted: boolean;
  /** The inventory items that one piece of the variant takes. */
  kits: readonly { perPiece: number; levels: readonly StockLevel[] }[];
}

/** What the shop shows of what nobody counts. */
const UNCOUNTED = 999;

/**
 * How many pieces can be sold now: on hand at the given locations, less what orders wait for, in
 * whole kits. The one formula of the shop (decision 013).
 */
export function availableOf(
  { isCounted, kits }: CountedBy,
  locationIds: readonly string[],
): number {
  if (!isCounted) return UNCOUNTED;
  if (kits.length === 0) return 0;
  const pieces = kits.map(({ perPiece, levels }) => {
    const free = levels
      .filter(({ locationId }) => locationIds.includes(locationId))
      .reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0);
    return Math.floor(free / (perPiece || 1));
  });
  return Math.max(0, Math.min(...pieces));
}

/** What lies in the warehouse of a product, beside what can be sold of it. */
export interface Warehouse {
  /** Null for what nobody counts. */
  onHand: number | null;
  /** Of these, pieces that orders wait for. */
  reserved: number;
}

/** Pieces of a variant's first inventory item at the given locations. */
export function warehouseOf(
  { isCounted, kits }: CountedBy,
  locationIds: readonly string[],
): Warehouse {
  if (!isCounted) return { onHand: null, reserved: 0 };
  return (kits[0]?.levels ?? [])
    .filter(({ locationId }) => locationIds.includes(locationId))
    .reduce(
      (sum, level) => ({
        onHand: sum.onHand + level.onHand,
        reserved: sum.reserved + level.reserved,
      }),
      { onHand: 0, reserved: 0 },
    );
}
