import {
  CURRENCY,
  type Order,
  type OrderHistoryEntry,
  type OrderStanding,
} from "@eldercare/contracts";
import type { ShopOrderChangeRow, ShopOrderRow } from "../modules/shop-order/order-row";
import { cameBackOf } from "./came-back";
import { isGuestId } from "./guest-id";
import { totalsOf } from "./order-totals";
import { refundsOf } from "./refunds";
import { returnsOf } from "./returns";
import { isForStaff } from "./staff-notes";
import { withoutStaffSentences } from "./staff-sentences";

/** Staff read who changed what; shoppers read that it was "staff", themselves or the shop. */
export type OrderReader = "staff" | "buyer";

/** An order of the contract from the shop's record and its own history. */
export function orderFromRow(
  row: ShopOrderRow,
  history: readonly ShopOrderChangeRow[],
  reader: OrderReader,
): Order {
  return {
    id: row.id,
    number: row.number ?? 0,
    email: row.email,
    userId: isGuestId(row.user_id) ? null : row.user_id || null,
    isGuest: isGuestId(row.user_id),
    status: row.status,
    standing: standingFromRow(row),
    ...(reader === "staff" && row.is_abandoned ? { isAbandoned: true } : {}),
    createdAt: row.created_at.toISOString(),
    amountCAD: row.amount_cents,
    totals: totalsOf(row),
    ...(row.refunds.length > 0 ? { refunds: refundsOf(row) } : {}),
    ...cameBackOf(row.came_back),
    ...(row.returns.length > 0 ? { returns: returnsOf(row, reader) } : {}),
    currency: CURRENCY,
    stripeId: row.stripe_id,
    items: row.items.map(
      ({ productId, variantId, variantName, name, qty, returnRule, unitPriceCAD }) => ({
        // Staff sell things in Medusa that are no product.
        productId: productId || null,
        ...(variantName !== undefined && { variantId, variantName }),
        name,
        qty,
        ...(returnRule && { returnRule }),
        unitPriceHKD: unitPriceCAD,
        unitPriceCAD,
      }),
    ),
    shipping: row.shipping,
    ...(reader === "staff" && waitingOf(row)),
    ...(reader === "staff" && row.proposal && { proposal: row.proposal }),
    history: history
      .filter(({ note }) => reader === "staff" || !isForStaff(note))
      .map((change) => historyEntry(change, reader)),
  };
}

/** What of an order's money and goods is so, whatever its status says (decision 091). */
export function standingFromRow(row: ShopOrderRow): OrderStanding {
  return {
    receivedCents: row.received_cents,
    goods: row.goods,
    ...(row.paid_means && { means: row.paid_means }),
    ...(isMixed(row) && { isMixed: true as const }),
  };
}

/** What an order came to beyond what was paid before its change was paid in another way than that. */
function isMixed({ paid_means: first, earlier_totals: earlier }: ShopOrderRow): boolean {
  return earlier.some(({ means, byCard }) => (first ? byCard : means) !== undefined);
}

function waitingOf({
  pending_status: to,
  pending_status_by: by,
  undo_seconds: left,
}: ShopOrderRow): Pick<Order, "waiting"> {
  if (!to) return {};
  // No seconds are left of what is being done.
  return { waiting: { to, by: by ?? "shop", secondsLeft: Math.max(0, left ?? 0) } };
}

function historyEntry(change: ShopOrderChangeRow, reader: OrderReader): OrderHistoryEntry {
  const isKnownToAll = ["shop", "customer", "staff"].includes(change.by);
  return {
    at: change.created_at.toISOString(),
    from: change.from_status,
    to: change.to_status,
    by: reader === "staff" || isKnownToAll ? change.by : "staff",
    note: reader === "staff" ? change.note : withoutStaffSentences(change.note),
  };
}
