import { expect, it } from "vitest";
import { periodInWords, RETENTION } from "./retention.js";
import { STOCK_ALERT_CONFIRMED } from "./stock-alert-words.js";

it("says how long an address waits as the nightly job does it", () => {
  expect(STOCK_ALERT_CONFIRMED).toContain(
    `within ${periodInWords(RETENTION.stockAlerts.keep)}, we delete your address`,
  );
});
