import { dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { inUsageTransaction, type PromotionUsage } from "../../../medusa/promotion-usage";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";

/**
 * Counts an order's codes as used, before it is placed: like its stock they are its own from then
 * on, so that of several buyers at once no more use a code than may. Answers false, and counts none,
 * where a limit is reached. Done already, it changes nothing.
 */
export async function countCodes(
  container: MedusaContainer,
  order: Pick<ShopOrderRow, "id" | "totals" | "user_id" | "email">,
): Promise<boolean> {
  const usage = usageOf(order);
  if (!usage) return true;
  try {
    await inUsageTransaction(container, async ({ transaction, register }) => {
      const isNews = await shopOrdersOf(container).orders.setCodesCounted(
        order.id,
        true,
        transaction,
      );
      if (isNews) await register(usage);
    });
    return true;
  } catch (error) {
    const isLimit =
      MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_ALLOWED;
    if (isLimit) return false;
    throw error;
  }
}

/**
 * Gives the codes of an order that was cancelled, or never placed, back to whoever comes next. Done
 * already, it changes nothing.
 */
export async function giveBackCodes(container: MedusaContainer, orderId: string): Promise<void> {
  const { orders } = shopOrdersOf(container);
  const order = await orders.find(orderId);
  const usage = order?.codes_counted && usageOf(order);
  if (!usage) return;
  await inUsageTransaction(container, async ({ transaction, revert }) => {
    if (await orders.setCodesCounted(orderId, false, transaction)) await revert(usage);
  });
}

/** What an order's codes count as, in Medusa; undefined where it has none. */
export function usageOf({
  totals,
  user_id: userId,
  email,
}: Pick<ShopOrderRow, "totals" | "user_id" | "email">): PromotionUsage | undefined {
  if (!totals || totals.codes.length === 0) return undefined;
  return {
    codes: totals.codes.map(({ code, amount }) => ({ code, amount: dollarsFromCents(amount) })),
    user: { customer_id: userId || null, customer_email: email },
  };
}
