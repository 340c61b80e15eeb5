import type { Request, Response } from "express";
import { describe, expect, it } from "vitest";
import { refuseForeignOrigin } from "./refuse-foreign-origin";

/** The status that a request is refused with, or "passed". */
function outcome(headers: Record<string, string>, method = "POST"): number | "passed" {
  let result: number | "passed" | undefined;
  const request = { method, get: (name: string) => headers[name] } as unknown as Request;
  const response = {
    status(code: number) {
      result = code;
      return this;
    },
    set() {
      return this;
    },
    json() {
      return this;
    },
  } as unknown as Response;
  refuseForeignOrigin(new Set(["https://shop.example.ca"]))(request, response, () => {
    result = "passed";
  });
  return result ?? "passed";
}

describe("writes from a page", () => {
  it("of the shop pass", () => {
    expect(outcome({ origin: "https://shop.example.ca" })).toBe("passed");
  });

  it("of the host that is called pass", () => {
    const headers = { origin: "https://admin.example.ca", host: "admin.example.ca" };
    expect(outcome(headers)).toBe("passed");
  });

  it.each<Record<string, string>>([
    { origin: "https://evil.example", host: "shop.example.ca" },
    { origin: "http://shop.example.ca:8080", host: "shop.example.ca" },
    { origin: "null", host: "null" },
    { origin: "https://shop.example.ca", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("of another site are refused: %j", (headers) => {
    expect(outcome(headers)).toBe(403);
  });

  it("pass when they are no writes", () => {
    expect(outcome({ origin: "https://evil.example" }, "GET")).toBe("passed");
  });
});
