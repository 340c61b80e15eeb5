import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Account } from "../../../accounts/account";
import { giveOrdersTo } from "../../../medusa/people-of-orders";
import { guestIdOf } from "../../../orders/guest-id";
import { shopOrdersOf } from "../../../orders/shop-orders";

/** Whether an account's address is proven to be its owner's, so that guest orders under it are too. */
export function mayClaim({ actorType, user }: Account): boolean {
  return actorType === "customer" && user.isEmailVerified;
}

/**
 * Adds the orders that were placed as a guest with an account's own address; nothing for an address
 * that is not verified, and for staff. Answers how many. Run again, it changes nothing.
 */
export async function claimGuestOrders(
  container: MedusaContainer,
  account: Account,
): Promise<number> {
  if (!mayClaim(account)) return 0;
  const { id, email } = account.user;
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return database.transaction(async (transaction) => {
    const ids = await shopOrdersOf(container).orders.claim(guestIdOf(email), id, transaction);
    await giveOrdersTo(transaction, ids, id);
    return ids.length;
  });
}
