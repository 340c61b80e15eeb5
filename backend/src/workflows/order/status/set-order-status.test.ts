import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAIL_OUTBOX_MODULE } from "../../../modules/mail-outbox";
import { SECURITY_EVENT_MODULE } from "../../../modules/security-event";
import type { SecurityEventRow } from "../../../modules/security-event/service";
import { SHOP_ORDER_MODULE } from "../../../modules/shop-order";
import type { StatusChange } from "../../../modules/shop-order/order-row";
import { setOrderStatus } from "./set-order-status";

// The mails' links are signed with it.
vi.hoisted(() => {
  process.env.COOKIE_SECRET = "a secret of this test, which is long enough";
});

/** What Medusa's workflows were asked for, and what they answer. */
const medusa = vi.hoisted(() => ({
  asked: [] as [name: string, input: unknown][],
  refuses: false,
  runs(name: string, answer: unknown) {
    return () => ({
      run: async ({ input }: { input: unknown }) => {
        medusa.asked.push([name, input]);
        if (medusa.refuses && answer === undefined) throw new Error("Your card issuer says no.");
        return { result: medusa.refuses ? [] : answer };
      },
    });
  },
}));

vi.mock("@medusajs/medusa/core-flows", () => ({
  refundPaymentWorkflow: medusa.runs("refund", undefined),
  refundPaymentsWorkflow: medusa.runs("refund of a cancelled order", [{ id: "pay_1" }]),
  cancelOrderWorkflow: medusa.runs("cancel", undefined),
  cancelOrderFulfillmentWorkflow: medusa.runs("unpack", undefined),
}));

const PAID = {
  id: "order_1",
  status: "pending",
  canceled_at: null as string | null,
  items: [{ id: "item_1", detail: { quantity: 2, fulfilled_quantity: 0 } }],
  fulfillments: [],
  payment_collections: [
    {
      id: "pay_col_1",
      payments: [
        {
          id: "pay_1",
          provider_id: "pp_stripe_stripe",
          captures: [{ amount: 39.98 }],
          refunds: [],
        },
      ],
    },
  ],
};

/** A shop with one paid order, as far as a change of its status looks at it. */
function aShop(inMedusa: typeof PAID) {
  const shop = {
    reads: 0,
    changes: [] as StatusChange[],
    /** In cents, what the shop keeps of it. */
    paidBack: 0,
    events: [] as SecurityEventRow[],
    isPending: false,
  };
  const order = {
    id: "order_1",
    is_placed: true,
    number: 12,
    payment_id: "payses_1",
    user_id: "cus_1",
    status: "paid",
    amount_cents: 3998,
    totals: null,
    refunds: [],
    items: [],
    shipping: { email: "ada@example.ca" },
    created_at: new Date(),
    pending_status: null,
  };
  const services: Record<string, unknown> = {
    [SHOP_ORDER_MODULE]: {
      orders: {
        find: async () => order,
        beginStatusChange: async () => (shop.isPending = true),
        endStatusChange: async () => (shop.isPending = false),
        change: async (change: StatusChange) => shop.changes.push(change) > 0,
        keepRefund: async (_id: string, cents: number) => (shop.paidBack = cents),
      },
      payments: { find: async () => ({ id: "payses_1", state: "taken" }) },
    },
    [Modules.LOCKING]: { execute: (_keys: string[], job: () => unknown) => job() },
    [Modules.ORDER]: { listOrderChanges: async () => [] },
    [MAIL_OUTBOX_MODULE]: { enqueue: async () => "mail_1", announce: () => undefined },
    [SECURITY_EVENT_MODULE]: {
      append: async (rows: SecurityEventRow[]) => shop.events.push(...rows),
    },
    [ContainerRegistrationKeys.LOGGER]: { error: () => undefined },
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      // Never committed: no line goes into a file.
      transaction: (job: (t: object) => unknown) =>
        job({ executionPromise: new Promise(() => undefined) }),
    },
    [ContainerRegistrationKeys.QUERY]: {
      graph: async () => {
        shop.reads += 1;
        return { data: [inMedusa] };
      },
    },
  };
  const container = { resolve: (name: string) => services[name] };
  return Object.assign(shop, { container: container as unknown as MedusaContainer });
}

const refund = { orderId: "order_1", status: "refunded", by: "boss@example.ca" } as const;

beforeEach(() => {
  medusa.asked.length = 0;
  medusa.refuses = false;
});

describe("a refund by staff", () => {
  it("reads Medusa's side of the order once, and pays back before it cancels", async () => {
    const shop = aShop(PAID);
    expect(await setOrderStatus(shop.container, refund)).toBe("$39.98 was paid back.");
    expect(shop.reads).toBe(1);
    expect(medusa.asked).toEqual([
      ["refund", { payment_id: "pay_1", amount: 39.98, created_by: "boss@example.ca" }],
      ["cancel", { order_id: "order_1", canceled_by: "boss@example.ca" }],
    ]);
    expect(shop.changes).toMatchObject([{ orderId: "order_1", to: "refunded" }]);
    expect(shop.events).toMatchObject([
      {
        kind: "order.refunded",
        actor_kind: "staff",
        actor_label: "boss@example.ca",
        subject_label: "Order 12",
        before: { status: "paid" },
        after: { status: "refunded", note: "$39.98 was paid back." },
      },
    ]);
    expect(shop.isPending).toBe(false);
  });

  it("that Stripe would not make leaves the order as it was", async () => {
    medusa.refuses = true;
    const shop = aShop(PAID);
    await expect(setOrderStatus(shop.container, refund)).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("the order stays as it was"),
    });
    expect(shop).toMatchObject({ changes: [], isPending: false });
    expect(medusa.asked.map(([name]) => name)).toEqual(["refund"]);
  });

  it("of an order that Medusa cancelled is not believed before Medusa names the payment", async () => {
    const cancelled = { ...PAID, status: "canceled", canceled_at: "2026-11-21" };
    const shop = aShop(cancelled);
    expect(await setOrderStatus(shop.container, refund)).toBe("$39.98 was paid back.");
    medusa.refuses = true;
    const refused = aShop(cancelled);
    await expect(setOrderStatus(refused.container, refund)).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(refused.changes).toEqual([]);
    expect(medusa.asked.map(([name]) => name)).toEqual(
      Array(2).fill("refund of a cancelled order"),
    );
  });
});
