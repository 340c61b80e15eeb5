import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type StillReserved, takeReservedStock } from "../../../medusa/stock-reservations";
import type { LineToSend, OrderToSend } from "./order-parcels";

export type Reserved = {
  line_item_id?: string | null;
  inventory_item_id: string;
  quantity: unknown;
};

/** What is reserved for lines of an order. */
export async function reservedFor(
  container: MedusaContainer,
  lines: readonly Pick<LineToSend, "id">[],
): Promise<Reserved[]> {
  return container.resolve(Modules.INVENTORY).listReservationItems(
    { line_item_id: lines.map(({ id }) => id) },
    {
      select: ["line_item_id", "inventory_item_id", "quantity"],
      take: null as unknown as number,
    },
  );
}

/**
 * The goods leave the shelf: of what is reserved for a line, all but what its pieces need that are
 * not packed yet. Seen from what is so, whatever was taken before.
 */
export async function takePackedStock(
  container: MedusaContainer,
  { lines }: OrderToSend,
): Promise<void> {
  await takeReservedStock(container, stillReserved(lines, await reservedFor(container, lines)));
}

/** What stays reserved of each line's goods, where less of them stays than is reserved now. */
export function stillReserved(
  lines: readonly Pick<LineToSend, "id" | "left" | "kit">[],
  reserved: readonly Reserved[],
): StillReserved[] {
  return lines.flatMap(({ id: lineId, left, kit }) => {
    const own = reserved.filter((one) => one.line_item_id === lineId);
    return [...new Set(own.map((one) => one.inventory_item_id))].flatMap((itemId) => {
      const now = own
        .filter((one) => one.inventory_item_id === itemId)
        .reduce((sum, { quantity }) => sum + Number(quantity), 0);
      const perPiece = kit.find((part) => part.itemId === itemId)?.perPiece ?? 1;
      const quantity = Math.max(0, left) * perPiece;
      return now > quantity ? [{ lineId, itemId, quantity }] : [];
    });
  });
}
