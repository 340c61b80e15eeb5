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

describe("a write", () => {
  it("of the shop's own page passes", () => {
    expect(outcome({ origin: "https://shop.example.ca" })).toBe("passed");
  });

  it("of another site's page is answered with 403", () => {
    expect(outcome({ origin: "https://evil.example", host: "shop.example.ca" })).toBe(403);
  });
});
