import {
  DAY_MS,
  type MoneyBackLine,
  type OrderReturn,
  RETURN_DAYS,
  RETURN_TRAVEL_DAYS,
  type Returnable,
  type ReturnState,
  shopDay,
  wholeNameOf,
} from "@eldercare/contracts";
import type { PackedLine } from "../medusa/packed-lines";
import type { ReturnRow, ShopOrderRow } from "../modules/shop-order/order-row";
import { isAllBack } from "./refunds";

type ReturningOrder = Pick<ShopOrderRow, "returns" | "refunds" | "received_cents" | "items">;

const SAME_MS = 10 * 60 * 1000;

/**
 * Where a return stands: it is refunded once a refund names or settles it, or once all the money of its
 * order is back, which leaves nothing to be judged or paid (`HAS_WAITING_RETURN` says the same in SQL).
 */
export function returnState(
  order: Pick<ReturningOrder, "refunds" | "received_cents">,
  { id, state }: Pick<ReturnRow, "id" | "state">,
): ReturnState {
  if (state === "declined") return state;
  const isPaid = order.refunds.some(
    ({ chosen }) => chosen?.returnId === id || chosen?.settles?.includes(id),
  );
  return isPaid || isAllBack(order) ? "refunded" : state;
}

const UNDER_WAY: readonly ReturnState[] = ["received", "accepted", "asked"];

/**
 * The returns that are over once these pieces, which had left, are paid back without naming any: all
 * pieces of theirs went back so since they were asked for. Those whose goods are here come first.
 */
export function settledReturns(
  order: Pick<ReturningOrder, "returns" | "refunds" | "received_cents">,
  back: readonly MoneyBackLine[],
): string[] {
  const before = order.refunds.flatMap(({ at, chosen }) => (chosen?.back ? [{ at, chosen }] : []));
  const news: string[] = [];
  for (const state of UNDER_WAY) {
    for (const row of order.returns) {
      if (returnState(order, row) !== state) continue;
      // Pieces of before it was asked for are none of its, and what they settled took none of its.
      const since = before.flatMap(({ at, chosen }) => (at >= row.at ? [chosen] : []));
      const settled = new Set([...since.flatMap(({ settles }) => settles ?? []), ...news]);
      const used = order.returns.flatMap(({ id, lines }) => (settled.has(id) ? lines : []));
      const paid = since.flatMap((chosen) => chosen.back ?? []);
      const isBack = row.lines.every(({ line }) => {
        const free = piecesOf([...paid, ...back], line) - piecesOf(used, line);
        return free >= piecesOf(row.lines, line);
      });
      if (isBack) news.push(row.id);
    }
  }
  return news;
}

/** How many pieces of a line these are. */
export const piecesOf = (of: readonly MoneyBackLine[], line: number): number =>
  of.filter((each) => each.line === line).reduce((sum, { qty }) => sum + qty, 0);

/**
 * Whether the buyer asked for the very same a moment ago and nobody has looked at it: a button that is
 * pressed twice asks once.
 */
export function isJustAsked(
  { returns }: Pick<ReturningOrder, "returns">,
  { lines, reason, note }: Pick<ReturnRow, "lines" | "reason" | "note">,
  now: Date,
): boolean {
  const asked = JSON.stringify([lines.map(({ line, qty }) => [line, qty]), reason, note]);
  return returns.some(
    (row) =>
      row.by === "customer" &&
      row.state === "asked" &&
      now.getTime() - Date.parse(row.at) < SAME_MS &&
      JSON.stringify([row.lines.map(({ line, qty }) => [line, qty]), row.reason, row.note]) ===
        asked,
  );
}

/** The returns of an order for staff or for its buyer, who reads that it was "staff". */
export function returnsOf(order: ReturningOrder, reader: "staff" | "buyer"): OrderReturn[] {
  return order.returns.map((row) => ({
    ...row,
    by: reader === "staff" || row.by === "customer" ? row.by : "staff",
    state: returnState(order, row),
    pieces: piecesInWords(order, row),
  }));
}

/** "2 × Cane (Size: L)", line by line. */
export function piecesInWords(
  { items }: Pick<ReturningOrder, "items">,
  { lines }: Pick<ReturnRow, "lines">,
): string[] {
  return lines.flatMap(({ line, qty }) => {
    const item = items[line];
    return item ? [`${qty} × ${wholeNameOf(item)}`] : [];
  });
}

/** A parcel's days, as far as they are known. */
interface SentParcel {
  sentAt: string | null;
  deliveredAt: string | null;
}

/**
 * Pieces of each item that have left, were not paid back, and are in no return that is under way; none
 * of an order whose money is not with the shop. Pieces that were taken out of Medusa's line were paid
 * back without having left.
 */
export function piecesToReturn(
  order: ReturningOrder,
  lines: readonly Pick<PackedLine, "variantId" | "qty" | "sent">[],
): number[] {
  if (isAllBack(order)) return order.items.map(() => 0);
  const open = [...lines];
  const underWay = order.returns.filter((row) => UNDER_WAY.includes(returnState(order, row)));
  const paidBack = order.refunds.flatMap(({ chosen }) => chosen?.lines ?? []);
  return order.items.map(({ variantId, qty }, line) => {
    const index = open.findIndex((one) => (one.variantId ?? "") === variantId);
    const [inMedusa] = index < 0 ? [] : open.splice(index, 1);
    if (!inMedusa) return 0;
    const takenOut = Math.max(0, qty - inMedusa.qty);
    const back = Math.max(0, piecesOf(paidBack, line) - takenOut);
    const returning = piecesOf(
      underWay.flatMap((row) => row.lines),
      line,
    );
    return Math.max(0, inMedusa.sent - back - returning);
  });
}

/** A moment of the last day for asking, all of which counts: some days after the last parcel arrived; undefined while none has left. */
export function returnsUntil(parcels: readonly SentParcel[]): Date | undefined {
  const begins = parcels.flatMap(({ sentAt, deliveredAt }) => {
    if (deliveredAt) return [Date.parse(deliveredAt)];
    return sentAt ? [Date.parse(sentAt) + RETURN_TRAVEL_DAYS * DAY_MS] : [];
  });
  return begins.length > 0 ? new Date(Math.max(...begins) + RETURN_DAYS * DAY_MS) : undefined;
}

/** What the buyer of an order may send back at this moment. */
export function returnable(
  order: ReturningOrder,
  {
    lines,
    parcels,
    now,
  }: { lines: Parameters<typeof piecesToReturn>[1]; parcels: readonly SentParcel[]; now: Date },
): Returnable {
  const until = returnsUntil(parcels);
  const left = until && shopDay(now) <= shopDay(until) ? piecesToReturn(order, lines) : [];
  return {
    until: until ? shopDay(until) : null,
    lines: order.items.flatMap(({ name, variantName, returnRule }, line) => {
      const pieces = Math.trunc(left[line] ?? 0);
      return pieces > 0
        ? [
            {
              ...{ line, name, left: pieces },
              ...(variantName !== undefined && { variantName }),
              ...(returnRule && { returnRule }),
            },
          ]
        : [];
    }),
  };
}
