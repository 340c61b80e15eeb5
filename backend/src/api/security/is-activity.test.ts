import { describe, expect, it } from "vitest";
import { isActivity } from "./is-activity";

describe("activity", () => {
  it.each([
    ["GET", "/api/orders"],
    ["POST", "/api/session"],
    ["POST", "/api/imports/imp_1/apply"],
    ["GET", "/admin/orders"],
    ["POST", "/admin/notifications"],
  ])("is %s %s", (method, path) => {
    expect(isActivity({ method, path })).toBe(true);
  });

  it.each([
    ["GET", "/api/session"],
    ["GET", "/api/imports/imp_1"],
    ["GET", "/admin/notifications"],
  ])("is not %s %s, which pages ask by themselves", (method, path) => {
    expect(isActivity({ method, path })).toBe(false);
  });
});
