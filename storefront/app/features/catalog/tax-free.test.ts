import { expect, test } from "vitest";
import { taxFreeReason } from "./tax-free";

test.each<[string, Record<string, string>, string | null]>([
  [
    "a device",
    { "Sales tax": "No GST/HST: zero-rated medical device" },
    "No GST/HST: zero-rated medical device",
  ],
  [
    "a device that Manitoba taxes",
    { "Sales tax": "No GST/HST: exempt", "Provincial sales tax": "PST applies in MB" },
    "No GST/HST: exempt. PST applies in MB",
  ],
  ["a taxed product", { "Sales tax": "GST/HST applies" }, null],
  ["words of staff's own", { "Sales tax": "Ask us" }, null],
  ["a product without the line", { Weight: "2 kg" }, null],
])("%s says why it bears no tax, or nothing", (_, specs, reason) => {
  expect(taxFreeReason(specs)).toBe(reason);
});
