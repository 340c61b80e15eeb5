import { SECURITY_EVENT_KINDS, type SecurityEvent } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { eventSentence } from "./event-sentence";

const event = (changes: Partial<SecurityEvent>): SecurityEvent => ({
  id: "sevt_1",
  at: "2026-11-22T07:00:00.000Z",
  kind: "sign-in.ended",
  outcome: "success",
  actor: { kind: "staff", id: "user_1", label: "Anna Roy <anna@example.ca>" },
  address: "203.0.113.7",
  requestId: null,
  subject: { kind: "product", id: "prod_1", label: "Walker" },
  before: null,
  after: null,
  count: 1,
  ...changes,
});

const VISITOR = { kind: "visitor", id: null, label: "Visitor" } as const;

describe("the sentence of an event", () => {
  it.each<[Partial<SecurityEvent>, string]>([
    [
      { kind: "product.price-changed", before: { price: 1200 }, after: { price: 1000 } },
      "Anna Roy changed the price of Walker from $12.00 to $10.00.",
    ],
    [
      {
        kind: "product.price-changed",
        before: { originalPrice: 1200 },
        after: { originalPrice: 1500 },
      },
      "Anna Roy changed the price of Walker from $12.00 to $15.00.",
    ],
    [
      { kind: "product.stock-changed", before: { onHand: 0 }, after: { onHand: 7 } },
      "Anna Roy changed the stock on hand of Walker from 0 to 7.",
    ],
    [
      { kind: "product.changed", before: {}, after: { nameFr: "Marchette", specs: [] } },
      "Anna Roy changed French name and Specifications of Walker.",
    ],
    [
      {
        kind: "order.refunded",
        subject: { kind: "order", id: "order_1", label: "Order 12" },
        after: { status: "refunded", note: "$51.97 was paid back." },
      },
      "Anna Roy refunded Order 12. $51.97 was paid back.",
    ],
    [
      {
        kind: "sign-in.failed",
        actor: VISITOR,
        subject: { kind: "staff", id: "user_1", label: "Anna Roy <anna@example.ca>" },
        after: { problem: "code" },
        count: 41,
      },
      "Visitor could not sign in as Anna Roy: wrong code (41 times more within a minute).",
    ],
    [
      {
        kind: "import.applied",
        subject: { kind: "import", id: "cimp_1", label: "spring.csv" },
        after: { created: 1, updated: 20, removed: 0, errors: 0 },
      },
      "Anna Roy imported spring.csv: 1 created, 20 updated, 0 removed.",
    ],
    [
      {
        kind: "settings.changed",
        subject: { kind: "settings", id: "taxNumbers", label: "tax registration numbers" },
        before: { numbers: { gstHst: "" } },
        after: { numbers: { gstHst: "123456789 RT0001" } },
      },
      "Anna Roy changed tax registration numbers.",
    ],
    [
      {
        kind: "settings.changed",
        subject: { kind: "settings", id: "guestCheckout", label: "guest checkout" },
        before: { guestCheckout: false },
        after: { guestCheckout: true },
      },
      "Anna Roy turned guest checkout on.",
    ],
  ])("%#", (changes, sentence) => {
    expect(eventSentence(event(changes))).toBe(sentence);
  });

  it.each(SECURITY_EVENT_KINDS)("reads well of %s, also when nothing else is known", (kind) => {
    const sentence = eventSentence(event({ kind, subject: null }));
    expect(sentence).toMatch(/^Anna Roy [a-z].*[^ .:]\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  });
});
