import { CARDS_DECLINED } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readContent } from "../../../content/texts/read-content";
import { inMinutes } from "../../../errors/in-minutes";
import { Refusal } from "../../../errors/refusal";
import { RATE_LIMIT_MODULE } from "../../../modules/rate-limit";
import type RateLimitModuleService from "../../../modules/rate-limit/service";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import type { Buyer } from "../../../orders/buyer";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { underOrderLock, underPaymentLock } from "../record/order-locks";
import { cancelUnpaidOrder } from "./cancel-unpaid-order";
import { closePayment } from "./close-payment";
import { closeProposal } from "./close-proposal";

const NOTE = "Several cards were declined within an hour.";

/** Refuses to begin or to place anything after too many declined cards of an account or an address. */
export async function refuseAfterDeclines(
  container: MedusaContainer,
  { userId, address }: Pick<Buyer, "userId" | "address">,
): Promise<void> {
  const limits = limitsOf(container);
  const seconds = Math.max(
    await limits.secondsToWait("declineUser", userId),
    await limits.secondsToWait("declineIp", address),
  );
  if (seconds === 0) return;
  const { phone } = await readContent(container, "everywhere");
  const message = `Several cards were declined, so the shop takes no more cards for now. Please try again ${inMinutes(seconds)}, or call us at ${phone}: we are glad to take your order by phone.`;
  throw Refusal.tooMany(message, seconds, CARDS_DECLINED);
}

/** Counts a declined card for the account and the address that began its payment. */
export async function countDecline(
  container: MedusaContainer,
  { user_id: userId, begun_from: address }: ShopPaymentRow,
): Promise<void> {
  const limits = limitsOf(container);
  await limits.consume("declineUser", userId);
  if (address) await limits.consume("declineIp", address);
}

/**
 * Once an account has no declined card left, none of its open payments can be tried on: they are
 * closed, and unpaid orders give their stock back. What turns out paid is an order. Run again, it
 * changes nothing. Do not call it under a payment's lock.
 */
export async function closeAfterDeclines(
  container: MedusaContainer,
  userId: string,
): Promise<void> {
  if ((await limitsOf(container).secondsToWait("declineUser", userId)) === 0) return;
  const { orders, payments } = shopOrdersOf(container);
  for (const { id, for_order: changed } of await payments.listOpenOf(userId)) {
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

function limitsOf(container: MedusaContainer): RateLimitModuleService {
  return container.resolve(RATE_LIMIT_MODULE);
}
