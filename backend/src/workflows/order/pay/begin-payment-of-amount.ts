import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../../errors/refusal";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import type { Buyer } from "../../../orders/buyer";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { underCheckoutLock, underPaymentLock } from "../record/order-locks";
import { beginPayment } from "./begin-payment";
import { setPaymentAmount } from "./set-payment-amount";

/**
 * Begins a payment of an amount that no lines prove. A browser has one such payment until it has an
 * order: asked again, the shop sets its amount and gives the same client secret, so that nobody
 * collects secrets to try out cards with.
 */
export function beginPaymentOfAmount(
  container: MedusaContainer,
  buyer: Buyer,
  cents: number,
): Promise<string> {
  return underCheckoutLock(container, buyer.browser, async () => {
    const { payments } = shopOrdersOf(container);
    const known = await payments.findWithoutOrder(buyer.userId, buyer.browser);
    const secret = known && (await reuse(container, known, cents));
    return secret || beginPayment(container, buyer, { cents, hasLines: false });
  });
}

/** The client secret of a payment that now asks for `cents`; undefined when it cannot any more. */
async function reuse(
  container: MedusaContainer,
  { id }: ShopPaymentRow,
  cents: number,
): Promise<string | undefined> {
  return underPaymentLock(container, id, async () => {
    const { orders, payments } = shopOrdersOf(container);
    const [payment, order] = await Promise.all([payments.find(id), orders.findByPayment(id)]);
    if (payment?.state !== "open" || order) return undefined;
    try {
      await setPaymentAmount(container, payment, cents);
    } catch (error) {
      // Paid or cancelled meanwhile.
      if (error instanceof Refusal && error.kind === "conflict") return undefined;
      throw error;
    }
    const { data } = await container
      .resolve(Modules.PAYMENT)
      .retrievePaymentSession(id, { select: ["id", "data"] });
    const secret = data?.client_secret;
    return typeof secret === "string" ? secret : undefined;
  });
}
