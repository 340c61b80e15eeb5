import type { KeptBecause } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { onlyNotedNote } from "../../../orders/not-done-note";
import { countSentence } from "../../../orders/staff-sentences";
import { dropIncompleteChanges } from "./incomplete-changes";
import type { MedusaState } from "./medusa-state";
import { orderMail } from "./order-mail";
import { standingOf, whyNotSent } from "./order-standing";
import { parcelNews } from "./parcel-news";
import type { Outcome } from "./record-change";
import { sendOrder } from "./send-order";

const SHIPPED = "Everything was shipped.";

/** What is said where nothing of an order may be sent. */
export const NOT_SENT: Readonly<Record<KeptBecause, string>> = {
  "not-paid": onlyNotedNote("the order is not paid, so nothing was shipped."),
  "paid-back": onlyNotedNote("its money went back, so nothing was shipped."),
  cancelled: onlyNotedNote("the order was cancelled, so nothing was shipped."),
};

/** Ships everything that has not been shipped: its stock leaves the warehouse. */
export async function fulfilInMedusa(
  container: MedusaContainer,
  order: ShopOrderRow,
  { by, state }: { by: string; state: MedusaState },
): Promise<Outcome> {
  const because = whyNotSent(state);
  if (because) return { note: NOT_SENT[because], standing: standingOf(state) };
  await dropIncompleteChanges(container, order.id);
  const { unreserved } = await sendOrder(container, order.id, by);
  const news = await parcelNews(container, order);
  // Told of long ago, also of one that left before its parcels were told of one by one.
  const wasTold = news.wasTold || order.goods === "sent";
  return {
    note: [SHIPPED, ...countThem(unreserved)].join(" "),
    mail: news.mails.length > 0 || wasTold ? news.mails : orderMail("order-shipped", order),
    writeMedusa: news.writeMedusa,
    standing: { receivedCents: state.capturedCents, goods: "sent" },
  };
}

/** What staff are to count, because nothing was reserved of it. */
export const countThem = (skus: readonly string[]): string[] =>
  skus.length === 0 ? [] : [countSentence(skus)];
