import { expect, it } from "vitest";
import type { SecurityEventRow } from "../modules/security-event/service";
import { ecsLine } from "./ecs-line";
import { eventRow } from "./new-security-event";

const ORIGIN = {
  actor: { kind: "staff", id: "user_1", label: "Anna Roy <anna@example.ca>" },
  address: "203.0.113.7",
  requestId: "req-1",
} as const;

it("is one line in the names of the Elastic Common Schema", () => {
  const row = eventRow(
    {
      kind: "product.price-changed",
      subject: { kind: "product", id: "prod_1", label: "Walker" },
      before: { price: 1200 },
      after: { price: 1000 },
    },
    ORIGIN,
  );
  expect(JSON.parse(ecsLine(row))).toEqual({
    "@timestamp": row.at.toISOString(),
    "ecs.version": "8.17.0",
    event: {
      id: row.id,
      kind: "event",
      dataset: "birchwell.security",
      action: "product.price-changed",
      category: ["database"],
      type: ["change"],
      outcome: "success",
    },
    user: { id: "user_1", name: "Anna Roy <anna@example.ca>", roles: ["staff"] },
    source: { address: "203.0.113.7", ip: "203.0.113.7" },
    http: { request: { id: "req-1" } },
    birchwell: {
      subject: { kind: "product", id: "prod_1", name: "Walker" },
      before: { price: 1200 },
      after: { price: 1000 },
      count: 1,
    },
  });
});

it("stays one line and one event whatever a name or a header holds", () => {
  const forged = 'x\n{"event":{"action":"sign-in.succeeded"}}\u2028';
  const row: SecurityEventRow = eventRow(
    {
      kind: "product.removed",
      before: null,
      subject: { kind: "product", id: forged, label: forged },
    },
    { ...ORIGIN, actor: { ...ORIGIN.actor, label: forged }, requestId: forged },
  );
  expect(ecsLine(row)).not.toMatch(/[\n\r\u2028]/);
  expect(JSON.parse(ecsLine(row)).event.action).toBe("product.removed");
});

it("calls a network of IPv6 an address, not an IP", () => {
  const row = eventRow({ kind: "sign-in.ended" }, { ...ORIGIN, address: "2001:db8:0:1::/64" });
  expect(JSON.parse(ecsLine(row)).source).toEqual({ address: "2001:db8:0:1::/64" });
});
