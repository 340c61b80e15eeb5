import { CheckoutSettings } from "../checkout-settings.js";
import type { CallTable } from "./call.js";

/** What staff set for the whole store. */
export const checkoutSettingCalls = {
  "checkoutSettings.read": {
    summary: "What is set for the store, as far as shoppers see it.",
    access: "anyone",
    limits: ["readIp"],
    answer: CheckoutSettings,
  },
  "checkoutSettings.change": {
    summary: "Sets it.",
    access: "staff",
    records: ["settings.changed"],
    body: CheckoutSettings,
    answer: CheckoutSettings,
  },
} as const satisfies CallTable;
