import { CARDS_DECLINED } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readContent } from "../../../content/texts/read-content";
import { inMinutes } from "../../../errors/in-minutes";
import { Refusal } from "../../../errors/refusal";
import { RATE_LIMIT_MODULE } from "../../../modules/rate-limit";
import type RateLimitModuleService from "../../../modules/rate-limit/service";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import type { Buyer } from "../../../orders/buyer";
import { isGuestId } from "../../../orders/guest-id";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { underOrderLock, underPaymentLock } from "../record/order-locks";
import { cancelUnpaidOrder } from "./cancel-unpaid-order";
import { closePayment } from "./close-payment";
import { closeProposal } from "./close-proposal";

const NOTE = "Several cards were declined within an hour.";

/** Whose declined cards count together: an account's, a guest's browser's, or those of one pay link. */
type CardHolder = Pick<Buyer, "userId" | "browser"> | ShopPaymentRow;

/** Refuses to begin or to place anything after too many declined cards of a holder or at an address. */
export async function refuseAfterDeclines(
  container: MedusaContainer,
  { holder, address }: { holder: CardHolder; address: string },
): Promise<void> {
  const limits = limitsOf(container);
  const seconds = Math.max(
    await limits.secondsToWait("declineUser", keyOf(holder)),
    await limits.secondsToWait("declineIp", address),
  );
  if (seconds === 0) return;
  const { phone } = await readContent(container, "everywhere");
  const message = `Several cards were declined, so the shop takes no more cards for now. Please try again ${inMinutes(seconds)}, or call us at ${phone}: we are glad to take your order by phone.`;
  throw Refusal.tooMany(message, seconds, CARDS_DECLINED);
}

/** Counts a declined card for whoever began its payment, and for the address where it was begun. */
export async function countDecline(
  container: MedusaContainer,
  payment: ShopPaymentRow,
): Promise<void> {
  const limits = limitsOf(container);
  await limits.consume("declineUser", keyOf(payment));
  if (payment.begun_from) await limits.consume("declineIp", payment.begun_from);
}

/**
 * Once whoever began a payment has no declined card left, none of their open payments can be tried on:
 * they are closed, and unpaid orders give their stock back. What turns out paid is an order. Run again,
 * it changes nothing. Do not call it under a payment's lock.
 */
export async function closeAfterDeclines(
  container: MedusaContainer,
  declined: ShopPaymentRow,
): Promise<void> {
  if ((await limitsOf(container).secondsToWait("declineUser", keyOf(declined))) === 0) return;
  const { orders, payments } = shopOrdersOf(container);
  const open = (await payments.listOpenOf(declined.user_id)).filter(
    (payment) => keyOf(payment) === keyOf(declined),
  );
  for (const { id, for_order: changed } of open) {
    const underLock = (job: () => Promise<void>) =>
      changed ? underOrderLock(container, changed, job) : underPaymentLock(container, id, job);
    await underLock(async () => {
      const [payment, order] = await Promise.all([payments.find(id), orders.findByPayment(id)]);
      if (payment?.state !== "open") return;
      const changing = changed ? await orders.find(changed) : undefined;
      if (changing) {
        // One that turns out paid is made by the job.
        await closeProposal(container, { order: changing, payment, why: NOTE, by: "shop" });
      } else if (order?.is_placed && order.status === "pending") {
        await cancelUnpaidOrder(container, order, NOTE);
      } else {
        await closePayment(container, payment);
      }
    });
  }
}

/**
 * A guest's address is only claimed: whoever types somebody else's must not end that person's payments,
 * so it counts with its browser. What staff began has no browser, and what was erased nobody: each of
 * these counts by itself.
 */
function keyOf(holder: CardHolder): string {
  const { browser } = holder;
  const userId = "id" in holder ? holder.user_id : holder.userId;
  if ("id" in holder && (browser === "" || userId === "")) return `payment ${holder.id}`;
  return isGuestId(userId) ? `${userId} ${browser}` : userId;
}

function limitsOf(container: MedusaContainer): RateLimitModuleService {
  return container.resolve(RATE_LIMIT_MODULE);
}
