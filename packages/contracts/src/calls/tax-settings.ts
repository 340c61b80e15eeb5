import { CHANGED_MEANWHILE } from "../changed-meanwhile.js";
import { TaxSettings, TaxSettingsBody } from "../tax-settings.js";
import type { CallTable } from "./call.js";

/** What staff set about sales taxes. */
export const taxSettingCalls = {
  "taxSettings.read": {
    summary: "Under which numbers the shop is registered for sales taxes, and whether they are on.",
    access: "staff",
    answer: TaxSettings,
  },
  "taxSettings.change": {
    summary: "Sets the numbers; orders that are placed from then on name them.",
    access: "staff",
    records: ["settings.changed"],
    body: TaxSettingsBody,
    answer: TaxSettings,
    errors: { 409: [CHANGED_MEANWHILE] },
  },
} as const satisfies CallTable;
