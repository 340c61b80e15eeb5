import { STOCK_ALERT_LINK_INVALID } from "@eldercare/contracts";
import { Refusal } from "../../errors/refusal";

/** Of a link that the shop did not make, or whose time is over. */
export const linkInvalid = (sentence: string): Refusal =>
  new Refusal("invalid", sentence, { code: STOCK_ALERT_LINK_INVALID });
