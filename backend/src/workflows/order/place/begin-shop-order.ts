import type { MedusaContainer } from "@medusajs/framework/types";
import { readContent } from "../../../content/texts/read-content";
import { shopOrdersOf } from "../../../orders/shop-orders";
import type { OrderToPlace } from "./medusa-order-input";
import { refuseTooMuchUnpaid } from "./refuse-too-much-unpaid";

/** How long an order keeps its stock unpaid, and where it comes from. */
export interface Hold {
  minutes: number;
  /** Fingerprint of the buyer's IP; null where staff place it. */
  placedFrom: string | null;
}

/**
 * Notes that an order is being made, before anything of it is: whatever a crash leaves behind is
 * found by the note. Refused when its buyer holds too much unpaid already, unless
 * staff place it.
 */
export async function beginShopOrder(
  container: MedusaContainer,
  order: OrderToPlace,
  { minutes, placedFrom }: Hold,
): Promise<void> {
  const { phone } = await readContent(container, "everywhere");
  const pieces = order.items.reduce((sum, { qty }) => sum + qty, 0);
  await shopOrdersOf(container).orders.begin(
    {
      id: order.id,
      payment_id: order.paymentId ?? null,
      user_id: order.userId,
      email: order.email,
      amount_cents: order.amountCents,
      totals: order.totals,
      items: order.items,
      shipping: order.shipping,
      fingerprint: order.fingerprint,
      placed_from: placedFrom,
    },
    minutes,
    (unpaid) => refuseTooMuchUnpaid(unpaid, pieces, phone),
  );
}
