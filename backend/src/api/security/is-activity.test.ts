import { addressOf } from "@eldercare/contracts/calls";
import { describe, expect, it } from "vitest";
import { isActivity } from "./is-activity";

describe("activity", () => {
  it.each([
    ["GET", addressOf("orders.list")],
    ["POST", addressOf("session.stay")],
    ["POST", addressOf("imports.apply", { params: { id: "imp_1" } })],
    ["GET", "/admin/orders"],
    ["POST", "/admin/notifications"],
  ])("is %s %s", (method, path) => {
    expect(isActivity({ method, path })).toBe(true);
  });

  it.each([
    ["GET", addressOf("session.end")],
    ["GET", addressOf("imports.read", { params: { id: "imp_1" } })],
    ["GET", "/admin/notifications"],
  ])("is not %s %s, which pages ask by themselves", (method, path) => {
    expect(isActivity({ method, path })).toBe(false);
  });
});
