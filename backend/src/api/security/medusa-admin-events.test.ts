import { addressOf } from "@eldercare/contracts/calls";
import { describe, expect, it } from "vitest";
import { medusaChange } from "./medusa-admin-events";

describe("a change at Medusa's own routes", () => {
  it.each([
    ["POST", "/admin/invites", "staff.invited", "staff", null],
    ["DELETE", "/admin/users/user_1", "staff.removed", "staff", "user_1"],
    ["POST", "/admin/users/user_1/roles", "staff.changed", "staff", "user_1"],
    ["POST", "/admin/api-keys/apk_1/revoke", "api-key.changed", "api-key", "apk_1"],
    ["POST", "/auth/mfa/factors/f_1/verify", "second-factor.added", "second-factor", "f_1"],
    ["POST", "/admin/products/prod_1/variants/batch", "product.changed", "product", "prod_1"],
    ["POST", "/admin/products/batch", "medusa.changed", "product", "batch"],
    ["POST", "/admin/payments/pay_1/refund", "order.refunded", "payment", "pay_1"],
    ["POST", "/admin/orders/order_1/cancel", "medusa.changed", "order", "order_1"],
    ["DELETE", "/admin/whatever-comes/next", "medusa.changed", "whatever-comes", "next"],
  ])("%s %s is %s", (method, path, kind, subject, id) => {
    expect(medusaChange(method, path)).toMatchObject({ kind, subject: { kind: subject, id } });
  });

  it.each([
    ["GET", "/admin/orders"],
    ["POST", "/auth/session"],
    ["POST", "/admin/views/orders/configurations"],
    ["POST", addressOf("products.create")],
  ])("is not %s %s", (method, path) => {
    expect(medusaChange(method, path)).toBeUndefined();
  });
});
