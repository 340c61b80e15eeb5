import {
  formatCents,
  heldCents,
  isToSend,
  ORDER_STATUSES,
  type OrderStatus,
  orderRemark,
  orderVerbs,
  PAID_STATUSES,
  revenueOf,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAIL_OUTBOX_MODULE } from "../../../modules/mail-outbox";
import { SECURITY_EVENT_MODULE } from "../../../modules/security-event";
import type { SecurityEventRow } from "../../../modules/security-event/service";
import { SHOP_ORDER_MODULE } from "../../../modules/shop-order";
import type {
  AwaitedStatus,
  ShopOrderRow,
  StatusChange,
} from "../../../modules/shop-order/order-row";
import { askStatus } from "./ask-status";
import { setOrderStatus } from "./set-order-status";
import { undoStatus } from "./undo-status";

vi.hoisted(() => {
  process.env.COOKIE_SECRET = "a secret of this test, which is long enough";
});

const WHOLE = 12_150;
const PART = 2000;

/** An order's money and goods as they really are, in Medusa, at Stripe and in the warehouse; cents. */
interface World {
  status: OrderStatus;
  amount: number;
  card: number;
  hand: number;
  cardBack: number;
  handBack: number;
  /** What Stripe alone knows of, because staff paid it back in its dashboard. */
  backAtStripe: number;
  payment: "open" | "taken" | "closed";
  isCanceled: boolean;
  isSent: boolean;
  /** One of two parcels has left; the other is reserved for until it is given up. */
  isSentInPart: boolean;
  isRestKept: boolean;
}

const UNPAID: World = {
  status: "pending",
  amount: WHOLE,
  card: 0,
  hand: 0,
  cardBack: 0,
  handBack: 0,
  backAtStripe: 0,
  payment: "open",
  isCanceled: false,
  isSent: false,
  isSentInPart: false,
  isRestKept: false,
};
const BY_CARD: World = { ...UNPAID, status: "paid", card: WHOLE, payment: "taken" };
const STANDINGS: Readonly<Record<string, World>> = {
  "nobody paid": UNPAID,
  "was paid by card": BY_CARD,
  "was paid by hand": { ...UNPAID, status: "paid", hand: WHOLE, payment: "closed" },
  "was paid back in part": { ...BY_CARD, cardBack: PART },
  "costs nothing": { ...UNPAID, status: "paid", amount: 0, payment: "closed" },
  "was sent in part": { ...BY_CARD, isSentInPart: true, isRestKept: true },
  "was sent": { ...BY_CARD, status: "fulfilled", isSent: true },
  "was paid back in part at Stripe": { ...BY_CARD, backAtStripe: PART },
};

/** The world that Medusa's workflows and Stripe, as below, work in. */
const now = vi.hoisted(() => ({
  world: {} as World,
  /** What Medusa's workflows were asked for. */
  asked: [] as [name: string, input: unknown][],
  /** Stripe pays nothing back. */
  refuses: false,
}));

vi.mock("@medusajs/medusa/core-flows", () => {
  type Refund = { payment_id: string; amount: number };
  const payBack = ({ payment_id: id, amount }: Refund) => {
    now.world[id === "pay_card" ? "cardBack" : "handBack"] += Math.round(amount * 100);
  };
  const flow = (name: string, run: (input: never) => unknown) => () => ({
    run: async ({ input }: { input: never }) => {
      now.asked.push([name, input]);
      return { result: run(input) };
    },
  });
  return {
    refundPaymentWorkflow: flow("refund", (refund: Refund) => {
      if (now.refuses) throw new Error("Your card issuer says no.");
      payBack(refund);
    }),
    refundPaymentsWorkflow: flow("refund of a cancelled order", (refunds: Refund[]) => {
      if (now.refuses) return [];
      refunds.forEach(payBack);
      return refunds;
    }),
    cancelOrderWorkflow: flow("cancel", () => {
      if (now.world.isCanceled || now.world.isSent || now.world.isSentInPart)
        throw new Error("Medusa cancels no such order.");
      now.world.isCanceled = true;
    }),
    deleteReservationsByLineItemsWorkflow: flow("release", () => {
      now.world.isRestKept = false;
    }),
    cancelOrderFulfillmentWorkflow: flow("unpack", () => undefined),
    markPaymentCollectionAsPaid: flow("mark as paid", () => {
      now.world.hand += 12_150;
    }),
  };
});
vi.mock("../record/send-order", () => ({
  sendOrder: async () => {
    if (now.world.isCanceled) throw new Error("A cancelled order is not sent.");
    Object.assign(now.world, { isSent: true, isRestKept: false });
    return { unreserved: [] };
  },
}));
vi.mock("../record/parcel-news", () => ({
  parcelNews: async () => ({ mails: [], wasTold: false, writeMedusa: async () => undefined }),
}));
vi.mock("../../../payments/stripe-access", () => ({
  STRIPE_PROVIDER_ID: "pp_stripe_stripe",
  stripeApi: () => ({ paymentIntents: { cancel: async () => ({ status: "canceled" }) } }),
}));

const paymentOf = (id: string, provider: string, captured: number, back: number) => ({
  id,
  provider_id: provider,
  captures: captured > 0 ? [{ amount: captured / 100 }] : [],
  refunds: back > 0 ? [{ amount: back / 100 }] : [],
});

const inMedusa = (world: World) => ({
  id: "order_1",
  status: world.isCanceled ? "canceled" : "pending",
  canceled_at: null,
  items: [
    {
      id: "item_1",
      detail: { quantity: 2, fulfilled_quantity: world.isSent ? 2 : Number(world.isSentInPart) },
    },
  ],
  fulfillments:
    world.isSent || world.isSentInPart
      ? [{ id: "ful_1", canceled_at: null, shipped_at: "2026-11-22" }]
      : [],
  payment_collections: [
    {
      id: "pay_col_1",
      payments: [
        paymentOf("pay_card", "pp_stripe_stripe", world.card, world.cardBack),
        ...(world.hand > 0
          ? [paymentOf("pay_hand", "pp_system_default", world.hand, world.handBack)]
          : []),
      ],
    },
  ],
});

/** A shop with one order, which stands as given. */
function aShop(world: World) {
  now.world = { ...world };
  const log = {
    reads: 0,
    events: [] as SecurityEventRow[],
    notes: [] as string[],
    isPending: false,
  };
  const known = world.cardBack + world.backAtStripe;
  const row = {
    id: "order_1",
    is_placed: true,
    number: 12,
    payment_id: "payses_1",
    user_id: "cus_1",
    status: world.status,
    amount_cents: world.amount,
    totals: null,
    earlier_totals: [],
    refunds: known > 0 ? [{ at: "", amount: known }] : [],
    received_cents: world.card + world.hand,
    goods: world.isSent ? "sent" : world.isSentInPart ? "part-sent" : "reserved",
    items: [],
    shipping: { email: "ada@example.ca", phone: "416-555-0199" },
    created_at: new Date(),
    pending_status: null,
    pending_until: null,
    undo_seconds: null,
  } as unknown as ShopOrderRow;
  // What the buyer was told long ago is forgotten, and not told again.
  const mails = new Set<string>();
  const services: Record<string, unknown> = {
    [SHOP_ORDER_MODULE]: {
      orders: {
        find: async () => ({
          ...row,
          undo_seconds: row.pending_until && (row.pending_until.getTime() - Date.now()) / 1000,
        }),
        beginStatusChange: async () => {
          log.isPending = true;
          Object.assign(row, { pending_until: null, undo_seconds: null });
        },
        awaitStatusChange: async (_id: string, awaited: AwaitedStatus) => {
          log.isPending = true;
          Object.assign(row, {
            pending_status: awaited.status,
            pending_status_by: awaited.by,
            pending_agreed: awaited.agreed ?? null,
            pending_until: new Date(Date.now() + awaited.seconds * 1000),
          });
        },
        endStatusChange: async () => {
          log.isPending = false;
          Object.assign(row, { pending_status: null, pending_until: null, pending_agreed: null });
        },
        change: async ({ to, note }: StatusChange) => {
          row.status = to;
          log.notes.push(note);
          return true;
        },
        keepRefund: async (_id: string, { cents }: { cents: number }) => {
          const more = cents - row.refunds.reduce((sum, { amount }) => sum + amount, 0);
          if (more > 0) row.refunds.push({ at: "", amount: more });
        },
        keepStanding: async (
          _id: string,
          { receivedCents = row.received_cents, goods = row.goods },
        ) => Object.assign(row, { received_cents: receivedCents, goods }),
      },
      payments: {
        find: async () => ({ id: "payses_1", state: now.world.payment }),
        setState: async (_id: string, state: World["payment"]) => {
          now.world.payment = state;
        },
      },
    },
    [Modules.INVENTORY]: {
      listReservationItems: async () => (now.world.isRestKept ? [{ line_item_id: "item_1" }] : []),
    },
    [Modules.LOCKING]: { execute: (_keys: string[], job: () => unknown) => job() },
    [Modules.ORDER]: { listOrderChanges: async () => [] },
    [MAIL_OUTBOX_MODULE]: {
      enqueue: async ({ key }: { key: string }) => void mails.add(key),
      listOutgoingMails: async ({ key }: { key: string }) => (mails.has(key) ? [{ id: key }] : []),
      announce: () => undefined,
    },
    [SECURITY_EVENT_MODULE]: {
      append: async (rows: SecurityEventRow[]) => log.events.push(...rows),
    },
    [ContainerRegistrationKeys.LOGGER]: { error: () => undefined },
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      transaction: (job: (t: object) => unknown) =>
        job({ executionPromise: new Promise(() => undefined) }),
    },
    [ContainerRegistrationKeys.QUERY]: {
      graph: async () => {
        log.reads += 1;
        return { data: [inMedusa(now.world)] };
      },
    },
  };
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer;
  return { container, row, mails, log };
}

type Shop = ReturnType<typeof aShop>;

const standingOrder = ({ row }: Shop) => ({
  status: row.status,
  amountCAD: row.amount_cents,
  standing: { receivedCents: row.received_cents, goods: row.goods },
  refunds: row.refunds,
});

const back = ({ cardBack, handBack, backAtStripe }: World) => cardBack + handBack + backAtStripe;

/** Asks, sets, and compares both sentences with what became of the world. */
async function setAndCompare(shop: Shop, status: OrderStatus): Promise<void> {
  const before = { ...now.world, mails: shop.mails.size, status: shop.row.status };
  const { sentences, isFinal } = await askStatus(shop.container, { orderId: "order_1", status });
  const asked = sentences.join(" ");
  const note = await setOrderStatus(shop.container, { orderId: "order_1", status, by: "a@b.ca" });
  const { world } = now;

  expect(shop.row.status).toBe(status);
  if (before.status === status) {
    expect(note).toBe(`The order is ${status} already.`);
    expect({ ...world, mails: shop.mails.size, status }).toEqual(before);
    return;
  }
  const toCard = world.cardBack - before.cardBack;
  const byHand = world.handBack - before.handBack;
  expect(asked.includes(`${formatCents(toCard)} goes back to the card.`)).toBe(toCard > 0);
  expect(asked.includes(`${formatCents(byHand)} was paid by other means`)).toBe(byHand > 0);
  expect(note.includes(`${formatCents(toCard)} was paid back.`)).toBe(toCard > 0);
  expect(/\$[\d.]+ was paid back/.test(note)).toBe(toCard > 0);
  expect(note.includes("please hand it back yourself")).toBe(byHand > 0);
  expect(asked.includes("The goods are for sale again.")).toBe(
    world.isCanceled && !before.isCanceled,
  );
  const isRestFreed = before.isRestKept && !world.isRestKept && !world.isSent;
  expect(asked.includes("What was not sent yet is for sale again.")).toBe(isRestFreed);
  expect(asked.includes("Everything that was not sent yet leaves the stock.")).toBe(
    world.isSent && !before.isSent,
  );
  expect(asked.includes("is noted as paid")).toBe(world.hand > before.hand);
  expect(note.startsWith("Marked as paid by hand")).toBe(world.hand > before.hand);
  expect(asked.includes("payment that was begun is closed")).toBe(
    world.payment === "closed" && before.payment === "open",
  );
  expect(asked.includes("gets an email")).toBe(shop.mails.size > before.mails);
  expect(isFinal).toBe(
    toCard + byHand > 0 || world.isCanceled !== before.isCanceled || isRestFreed,
  );
}

/** What lists and sums say of the order, compared with the world. */
function compareCounts(shop: Shop): void {
  const { world } = now;
  const order = standingOrder(shop);
  const held = world.card + world.hand - back(world);
  expect(held).toBeGreaterThanOrEqual(0);
  expect(order.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(back(world));
  expect(heldCents(order)).toBe(held);
  expect(revenueOf(order)).toBe(PAID_STATUSES.includes(order.status) ? held : 0);
  const isPaid = held > 0 || world.amount === 0;
  const isOver = world.isSent || world.isCanceled;
  expect(isToSend(order)).toBe(order.status === "paid" && isPaid && !isOver);
  // Nothing is kept for an order that is over.
  if (["cancelled", "refunded"].includes(order.status)) expect(world.isRestKept).toBe(false);
  if (PAID_STATUSES.includes(order.status) && !isPaid) expect(orderRemark(order)).not.toBeNull();
  if (order.status === "paid" && !isToSend(order)) expect(orderRemark(order)).not.toBeNull();
  const verbs = orderVerbs(order).map(({ status }) => status);
  if (held === 0) expect(verbs).not.toContain("refunded");
  expect(verbs.includes("fulfilled")).toBe(isPaid && !isOver && order.status !== "fulfilled");
  if (world.isSent || world.isSentInPart || world.isCanceled)
    expect(verbs).not.toContain("cancelled");
}

const TWICE = ORDER_STATUSES.flatMap((first) =>
  ORDER_STATUSES.map((then) => [first, then] as const),
);

beforeEach(() => {
  now.asked.length = 0;
  now.refuses = false;
});

describe("a refund by staff", () => {
  const refund = { orderId: "order_1", status: "refunded", by: "boss@example.ca" } as const;

  it("reads Medusa's side of the order once, and pays back before it cancels", async () => {
    const { container, row, log } = aShop(BY_CARD);
    expect(await setOrderStatus(container, refund)).toBe("$121.50 was paid back.");
    expect(log.reads).toBe(1);
    expect(now.asked).toEqual([
      ["refund", { payment_id: "pay_card", amount: 121.5, created_by: "boss@example.ca" }],
      ["cancel", { order_id: "order_1", canceled_by: "boss@example.ca" }],
    ]);
    expect(row.status).toBe("refunded");
    expect(log.events).toMatchObject([
      {
        kind: "order.refunded",
        actor_kind: "staff",
        actor_label: "boss@example.ca",
        subject_label: "Order 12",
        after: { status: "refunded", note: "$121.50 was paid back." },
      },
    ]);
    expect(log.isPending).toBe(false);
  });

  it("that Stripe would not make leaves the order as it was", async () => {
    now.refuses = true;
    const { container, row, log } = aShop(BY_CARD);
    await expect(setOrderStatus(container, refund)).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("the order stays as it was"),
    });
    expect([row.status, log.isPending]).toEqual(["paid", false]);
    expect(now.asked.map(([name]) => name)).toEqual(["refund"]);
  });

  it("of an order that Medusa cancelled is not believed before Medusa names the payment", async () => {
    const cancelled = { ...BY_CARD, isCanceled: true };
    expect(await setOrderStatus(aShop(cancelled).container, refund)).toBe("$121.50 was paid back.");
    now.refuses = true;
    const { container, row } = aShop(cancelled);
    await expect(setOrderStatus(container, refund)).rejects.toMatchObject({ kind: "unavailable" });
    expect(row.status).toBe("paid");
    expect(now.asked.map(([name]) => name)).toEqual(Array(2).fill("refund of a cancelled order"));
  });
});

describe("a status that staff agreed to", () => {
  const refund = { orderId: "order_1", status: "refunded", by: "boss@example.ca" } as const;
  const agree = async ({ container }: Shop) => (await askStatus(container, refund)).sentences;
  /** Somebody pays a part back at Stripe, which the shop is told of. */
  const payBackPart = ({ row }: Shop) => {
    now.world.backAtStripe = PART;
    row.refunds.push({ at: "", amount: PART });
  };

  it("is not set where it would do something else by now", async () => {
    const shop = aShop(BY_CARD);
    const agreed = await agree(shop);
    payBackPart(shop);
    const set = setOrderStatus(shop.container, { ...refund, agreed });
    await expect(set).rejects.toMatchObject({
      kind: "conflict",
      details: { code: "question_changed" },
    });
    expect([now.world.cardBack, shop.row.status, shop.log.isPending]).toEqual([0, "paid", false]);
    const again = await agree(shop);
    expect(await setOrderStatus(shop.container, { ...refund, agreed: again })).toBe(
      "$101.50 was paid back.",
    );
  });

  describe("and that can be undone", () => {
    beforeEach(() => {
      vi.useFakeTimers();
      return () => void vi.useRealTimers();
    });
    const set = async (shop: Shop) =>
      setOrderStatus(shop.container, { ...refund, agreed: await agree(shop), waits: true });

    it("is done after ten seconds and not before, once", async () => {
      const shop = aShop(BY_CARD);
      expect(await set(shop)).toContain("in 10 seconds");
      expect(await set(shop)).toContain("in 10 seconds");
      await vi.advanceTimersByTimeAsync(9900);
      expect([now.world.cardBack, shop.row.status, shop.mails.size]).toEqual([0, "paid", 0]);
      await vi.advanceTimersByTimeAsync(300);
      expect([now.world.cardBack, shop.row.status, shop.mails.size]).toEqual([
        WHOLE,
        "refunded",
        1,
      ]);
      expect(shop.log.events).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(now.world.cardBack).toBe(WHOLE);
      await expect(undoStatus(shop.container, refund)).rejects.toMatchObject({ kind: "conflict" });
    });

    it("is undone as if nobody had set it, and both stand in history and trail", async () => {
      const shop = aShop(BY_CARD);
      await set(shop);
      await undoStatus(shop.container, { orderId: "order_1", by: "ada@example.ca" });
      await vi.advanceTimersByTimeAsync(60_000);
      expect([now.world, shop.row.status, shop.mails.size]).toEqual([BY_CARD, "paid", 0]);
      expect(now.asked).toEqual([]);
      const note = "Not done: it was to be refunded, but it was undone before anything happened.";
      expect(shop.log.notes).toEqual([note]);
      expect(shop.log.events).toMatchObject([
        { kind: "order.status-changed", actor_label: "ada@example.ca", after: { note } },
      ]);
    });

    it("is not done where it would do something else by then, and the history says so", async () => {
      const shop = aShop(BY_CARD);
      await set(shop);
      payBackPart(shop);
      await vi.advanceTimersByTimeAsync(11_000);
      expect([now.world.cardBack, shop.row.status, shop.log.isPending]).toEqual([0, "paid", false]);
      expect(shop.log.notes).toEqual([expect.stringContaining("the order changed meanwhile")]);
    });

    it("gives way to another that is chosen in its place", async () => {
      const shop = aShop(BY_CARD);
      await set(shop);
      const ship = { ...refund, status: "fulfilled", waits: true } as const;
      await setOrderStatus(shop.container, ship);
      await vi.advanceTimersByTimeAsync(11_000);
      expect([now.world.cardBack, now.world.isSent, shop.row.status]).toEqual([
        0,
        true,
        "fulfilled",
      ]);
      expect(shop.log.notes).toEqual([
        expect.stringContaining("it was to be refunded"),
        "Everything was shipped.",
      ]);
    });

    it("that does not work leaves the order as it was, and the history says so", async () => {
      now.refuses = true;
      const shop = aShop(BY_CARD);
      await set(shop);
      await vi.advanceTimersByTimeAsync(11_000);
      expect([shop.row.status, shop.log.isPending]).toEqual(["paid", false]);
      expect(shop.log.notes).toEqual([expect.stringContaining("that did not work")]);
    });
  });
});

describe.each(Object.entries(STANDINGS))("an order that %s", (_words, world) => {
  it.each(TWICE)(
    "set to %s, then %s, has no false sentence and sums like Stripe's",
    async (first, then) => {
      const shop = aShop(world);
      compareCounts(shop);
      await setAndCompare(shop, first);
      compareCounts(shop);
      await setAndCompare(shop, then);
      compareCounts(shop);
    },
  );
});
