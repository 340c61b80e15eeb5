import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { PendingMoneyBack, ShopOrderRow } from "../../../modules/shop-order/order-row";
import { dropIncompleteChanges } from "../record/incomplete-changes";
import { takeBackPieces } from "../record/take-out-pieces";
import { beyondNotesAtStripe, notedRefunds, stateOf, sumOf } from "./noted-refund";

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
  const state = await stateOf(container, order, sumOf(noted));
  const movedCents = sumOf(noted) + (await beyondNotesAtStripe(order, state));
  if (movedCents > 0) return false;
  if (noted.length > 0) {
    await container.resolve(Modules.PAYMENT).deleteRefunds(noted.map(({ id }) => id));
  }
  await dropIncompleteChanges(container, order.id);
  await takeBackPieces(container, order.id, key);
  return true;
}
