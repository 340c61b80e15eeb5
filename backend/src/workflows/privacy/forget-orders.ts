import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { personNotesOf } from "../../accounts/person-notes";
import { emptyPaymentSessions, removePeopleOfOrders } from "../../medusa/people-of-orders";
import { shopOrdersOf } from "../../orders/shop-orders";

/**
 * Takes the person out of at most `limit` orders that were last changed before, in Medusa and in the
 * shop's record at once; sums, lines, taxes and province stay. Answers how many.
 */
export async function forgetPeopleOfOrders(
  container: MedusaContainer,
  which: { before: Date; limit: number; isNeverPaid: boolean },
): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return database.transaction(async (transaction) => {
    const ids = await shopOrdersOf(container).orders.forgetPeople(which, transaction);
    await removePeopleOfOrders(transaction, ids);
    await personNotesOf(container).forgetOrders(ids, transaction);
    return ids.length;
  });
}

/** Removes at most `limit` payments that led to nothing; answers how many. */
export async function forgetUnusedPayments(
  container: MedusaContainer,
  before: Date,
  limit: number,
): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return database.transaction(async (transaction) => {
    const { payments } = shopOrdersOf(container);
    const ids = await payments.forgetUnused(before, limit, transaction);
    await emptyPaymentSessions(transaction, ids);
    return ids.length;
  });
}
