import { expect, test } from "vitest";
import { CARRIERS, carrierName, carrierOf, trackingPage } from "./carriers.js";

test("each carrier's page leads to the carrier, by https, with the number as it is", () => {
  for (const carrier of CARRIERS.filter((one) => one !== "other")) {
    const page = trackingPage(carrier, "1Z 999&x");
    expect(page).toMatch(/^https:\/\//);
    expect(page).toContain("1Z%20999%26x");
    expect(carrierOf(page ?? null)).toBe(carrier);
    expect(carrierName(carrier)).not.toBe("");
  }
});

test("a link to another host is another carrier's, however it is called", () => {
  expect(carrierOf("https://track.example/?of=ups.com")).toBe("other");
  expect(carrierOf("https://notups.com/track")).toBe("other");
  expect(carrierOf("https://wwwapps.ups.com/track")).toBe("ups");
  expect(carrierOf("#")).toBe("other");
  expect(carrierOf(null)).toBe("other");
  expect(trackingPage("other", "1")).toBeUndefined();
});
