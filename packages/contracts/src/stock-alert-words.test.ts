import { expect, it } from "vitest";
import { periodInWords, RETENTION } from "./retention.js";
import { STOCK_ALERT_TAKEN } from "./stock-alert-words.js";

it("says how long an address waits as the nightly job does it", () => {
  expect(STOCK_ALERT_TAKEN).toContain(
    `within ${periodInWords(RETENTION.stockAlerts.keep)}, we delete your address`,
  );
});
