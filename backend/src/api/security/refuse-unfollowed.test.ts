import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { refuseUnfollowed, UNFOLLOWED } from "./refuse-unfollowed";

const MEDUSA = join(__dirname, "../../../../node_modules/@medusajs/medusa/dist/api/admin");

/** What of Medusa's is about orders that were placed; drafts are not the shop's until they are. */
const OF_ORDERS =
  /^\/admin\/(orders|order-edits|order-changes|claims|exchanges|returns|payments|payment-collections|fulfillments|reservations)(\/|$)/;

/** Steps of what begins at one of the doors that are closed; what was begun before can be ended. */
const STEP = /^\/admin\/(order-edits|claims|exchanges|returns)\/:id/;

/** Writes that the shop's record follows, or that change nothing it tells. */
const FOLLOWED = [
  "/admin/order-changes/:id",
  "/admin/orders/:id/archive",
  "/admin/orders/:id/cancel",
  "/admin/orders/:id/complete",
  // Of what was paid for, by refuse-unpaid-parcels.ts.
  "/admin/orders/:id/fulfillments",
  "/admin/orders/:id/fulfillments/:fulfillment_id/cancel",
  "/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered",
  "/admin/orders/:id/fulfillments/:fulfillment_id/shipments",
  "/admin/orders/:id/payment-sessions/authorize",
  "/admin/orders/:id/transfer/cancel",
  "/admin/orders/export",
  "/admin/payment-collections",
  "/admin/payment-collections/:id",
  "/admin/payment-collections/:id/mark-as-paid",
  "/admin/payment-collections/:id/payment-sessions",
  "/admin/payments/:id/capture",
  "/admin/payments/:id/refund",
  "/admin/fulfillments",
  "/admin/fulfillments/:id/cancel",
  "/admin/fulfillments/:id/shipment",
  // Guarded by keep-reserved.ts.
  "/admin/reservations",
  "/admin/reservations/:id",
];

/** Medusa's routes that change something of orders. */
const writes = readdirSync(MEDUSA, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("/route.js"))
  .filter((path) =>
    /exports\.(POST|PUT|PATCH|DELETE) = /.test(readFileSync(join(MEDUSA, path), "utf8")),
  )
  .map((path) => `/admin/${path.replace("/route.js", "").replace(/\[(\w+)\]/g, ":$1")}`)
  .filter((path) => OF_ORDERS.test(path));

const ofShop = {
  scope: { resolve: () => ({ orders: { find: async () => ({ id: "order_1" }) } }) },
};

async function isLetThrough(matcher: string, request: object): Promise<boolean> {
  const next = vi.fn();
  const door = refuseUnfollowed.find((route) => route.matcher === matcher)?.middlewares?.[0];
  await door?.({ params: {}, ...ofShop, ...request } as never, {} as never, next);
  return next.mock.calls.length === 1;
}

describe("Medusa's own routes of orders", () => {
  it("are closed, where the shop's record would not follow, or somebody has said that it does", () => {
    const known = new Set([...FOLLOWED, ...UNFOLLOWED.map(({ matcher }) => matcher)]);
    expect(writes.length).toBeGreaterThan(50);
    expect(writes.filter((path) => !known.has(path) && !STEP.test(path))).toEqual([]);
    expect([...known].filter((path) => !writes.includes(path))).toEqual([]);
  });

  it("say where an order's address is changed, and let everything else of it be changed there", async () => {
    const params = { id: "order_1" };
    const change = (body: object) => isLetThrough("/admin/orders/:id", { params, body });
    await expect(change({ shipping_address: { city: "Oshawa" } })).rejects.toThrow("Change Order");
    await expect(change({ email: "ann@example.ca" })).rejects.toThrow("Change Order");
    expect(await change({ metadata: { gift: true } })).toBe(true);
  });

  it("begin nothing of an order of the shop's, and all of Medusa's own", async () => {
    const body = { order_id: "order_1" };
    await expect(isLetThrough("/admin/order-edits", { body })).rejects.toThrow("Change Order");
    await expect(isLetThrough("/admin/returns", { body })).rejects.toThrow("Orders screen");
    const scope = { resolve: () => ({ orders: { find: async () => undefined } }) };
    expect(await isLetThrough("/admin/returns", { body, scope })).toBe(true);
  });
});
