import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { PendingMoneyBack, ShopOrderRow } from "../../../modules/shop-order/order-row";
import { dropIncompleteChanges } from "../record/incomplete-changes";
import { takeBackPieces } from "../record/take-out-pieces";
import { movedCents, notedRefunds, stateOf, sumOf } from "./noted-refund";

/**
 * Puts an order back as it was before a part of it was begun to be paid back: its pieces are in it
 * again, and Medusa's note of money that Stripe never paid is gone. Answers false, and changes nothing,
 * where money has moved. Throws where nobody can tell, as while Stripe does not answer.
 */
export async function undoMoneyBack(
  container: MedusaContainer,
  order: ShopOrderRow,
  { chosen: { key } }: PendingMoneyBack,
): Promise<boolean> {
  const noted = await notedRefunds(container, await stateOf(container, order), key);
  if ((await movedCents(container, order, noted)) > 0) return false;
  await deleteNotes(container, noted);
  await dropIncompleteChanges(container, order.id);
  await takeBackPieces(container, order.id, key);
  return true;
}

/**
 * Answers the cents of a part that went back where Stripe refuses the rest for good: Medusa's newest notes,
 * of what Stripe never paid, are gone then. Throws while Stripe does not answer.
 */
export async function keepWhatWentBack(
  container: MedusaContainer,
  order: ShopOrderRow,
  { cents: wanted, chosen: { key } }: PendingMoneyBack,
): Promise<number> {
  const noted = await notedRefunds(container, await stateOf(container, order), key);
  const cents = Math.min(wanted, await movedCents(container, order, noted));
  let excess = sumOf(noted) - cents;
  const unpaid = noted.filter((each) => {
    if (each.cents > excess) return false;
    excess -= each.cents;
    return true;
  });
  await deleteNotes(container, unpaid);
  return cents;
}

async function deleteNotes(
  container: MedusaContainer,
  noted: readonly { id: string }[],
): Promise<void> {
  if (noted.length === 0) return;
  await container.resolve(Modules.PAYMENT).deleteRefunds(noted.map(({ id }) => id));
}
