import type { MedusaContainer } from "@medusajs/framework/types";
import type { QueuedMail } from "../../../mail/queue-mail";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { MedusaState } from "./medusa-state";

/** What setting a status did. */
export interface EffectOutcome {
  /** For the history and for whoever set it. */
  note: string;
  mail?: QueuedMail;
}

/**
 * What setting a status really does, in Medusa and at Stripe. It looks at what is so already, so that
 * it can be run again after a crash. It throws when something was tried and failed; what does not
 * apply is only said in the note.
 */
export type StatusEffect = (
  container: MedusaContainer,
  order: ShopOrderRow,
  details: { by: string; state: MedusaState },
) => Promise<EffectOutcome>;
