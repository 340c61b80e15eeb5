import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import { DeliverySettings, DeliverySettingsBody } from "../delivery-settings.js";
import type { CallTable } from "./call.js";

/** Which loads ways of delivery take. */
export const deliverySettingCalls = {
  "deliverySettings.read": {
    summary: "The store's ways of delivery, and which weights each takes.",
    access: "staff",
    answer: DeliverySettings,
  },
  "deliverySettings.change": {
    summary: "Sets which weights they take; the checkout offers them by it from then on.",
    access: "staff",
    records: ["settings.changed"],
    body: DeliverySettingsBody,
    answer: DeliverySettings,
    errors: { 409: [CHANGED_MEANWHILE] },
  },
} as const satisfies CallTable;
