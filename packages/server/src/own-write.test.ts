import { describe, expect, it } from "vitest";
import { isOwnWrite } from "./own-write.js";

const OWN = new Set(["https://shop.example.ca"]);
const passes = (headers: Record<string, string>, method = "POST") =>
  isOwnWrite({ method, get: (name) => headers[name] }, OWN);

describe("writes from a page", () => {
  it("of the shop pass", () => {
    expect(passes({ origin: "https://shop.example.ca" })).toBe(true);
  });

  it("of the host that is called pass", () => {
    expect(passes({ origin: "https://admin.example.ca", host: "admin.example.ca" })).toBe(true);
  });

  it.each<Record<string, string>>([
    { origin: "https://evil.example", host: "shop.example.ca" },
    { origin: "http://shop.example.ca:8080", host: "shop.example.ca" },
    { origin: "null", host: "null" },
    { origin: "https://shop.example.ca", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("of another site do not: %j", (headers) => {
    expect(passes(headers)).toBe(false);
  });

  it("pass when they are no writes", () => {
    expect(passes({ origin: "https://evil.example" }, "GET")).toBe(true);
  });
});
