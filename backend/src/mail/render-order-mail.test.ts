import { goodsAlone, RETURN_RULE_SENTENCES } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import type { OrderMailData } from "./mail-data";
import { renderMail } from "./render-mail";

const SHOP = "https://shop.example.ca";
const order: OrderMailData = {
  orderId: "order_01",
  isGuest: false,
  statusToken: "order_01.1800000000.seal",
  number: 12,
  placedAt: "2026-11-21T15:00:00.000Z",
  items: [
    { name: "Folding cane", qty: 2, unitPriceCAD: 1999 },
    { name: "Bath mat <b>", qty: 1, unitPriceCAD: 120_000 },
  ],
  amountCAD: 123_998,
  totals: goodsAlone(123_998),
  shipping: {
    name: "Ada Roy",
    email: "ada@example.ca",
    phone: "416-555-0199",
    address: "1 Main Street",
    city: "Toronto",
    region: "on",
    postal: "K1A 0B1",
  },
  paidBackCents: 0,
};

describe("the mail of a paid order", () => {
  it("is the whole copy: number, date, every line, total, address", async () => {
    const { subject, html, text } = await renderMail("order-paid", order, SHOP);
    expect(subject).toBe("Thank you for your order 12");
    for (const part of [
      "Order 12, placed on November 21, 2026",
      "Folding cane",
      "2 × $19.99 = $39.98",
      "1 × $1,200.00",
      "Total: $1,239.98 CAD",
      "1 Main Street",
      "Toronto, Ontario K1A 0B1",
      `${SHOP}/order-confirmation?orderId=order_01`,
    ]) {
      expect(text).toContain(part);
    }
    expect(html).not.toContain("Bath mat <b>");
    // Beside a sum at the other edge it would lead nowhere.
    expect(html).toMatch(/<span style="display:none">=<\/span>/);
  });

  it("says at each line what cannot simply come back", async () => {
    const items = order.items.map((item, place) =>
      place === 0 ? { ...item, returnRule: "final-sale" as const } : item,
    );
    const { text } = await renderMail("order-paid", { ...order, items }, SHOP);
    const said = text.replace(/\s+/g, " ");
    expect(said.split(RETURN_RULE_SENTENCES["final-sale"])).toHaveLength(2);
    expect(said).toContain("within 30 days, unless it says otherwise above.");
  });
});

describe("every mail of an order", () => {
  it.each(["order-paid", "order-shipped", "order-cancelled", "order-refunded"] as const)(
    "leads to what anybody may see who has it: %s",
    async (template) => {
      const { html, text } = await renderMail(template, order, SHOP);
      const address = `${SHOP}/order-status?token=order_01.1800000000.seal`;
      expect(html).toContain(`href="${address}"`);
      expect(text).toContain(address);
    },
  );
});

describe("the lines of an order's mail", () => {
  it("end with delivery, code, and each tax with its rate and the shop's number for it", async () => {
    const totals = {
      ...goodsAlone(123_998),
      ...{ discount: 5000, delivery: 1249, deliveryName: "Express", total: 135_879 },
      pricesIncludeTax: false,
      codes: [{ code: "TEN", amount: 5000 }],
      taxes: [{ name: "HST", rate: 13, amount: 15_632, registration: "123456789 RT0001" }],
    };
    const { text } = await renderMail("order-paid", { ...order, totals, amountCAD: 135_879 }, SHOP);
    for (const part of [
      "Subtotal: $1,239.98",
      "Discount (TEN): -$50.00",
      "Delivery (Express): $12.49",
      "HST (13%), no. 123456789 RT0001: $156.32",
      "Total: $1,358.79 CAD, taxes included",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("say that taxes are included only where there are any", async () => {
    const totals = { ...goodsAlone(123_998), pricesIncludeTax: false };
    const { text } = await renderMail("order-paid", { ...order, totals }, SHOP);
    expect(text).toMatch(/Total: \$1,239\.98 CAD\n/);
  });

  it("are as they were in a mail that was queued before totals were kept", async () => {
    const { totals: _, ...queued } = order;
    const { text } = await renderMail("order-paid", queued as OrderMailData, SHOP);
    expect(text).toContain("Shipping: Free");
  });
});

describe("the mail of an order that staff changed", () => {
  const changed = {
    ...order,
    changes: ["Bath mat: 1 instead of 2.", "It goes to another address."],
  };

  it("says what changed and how the order is now, with a link to pay where it waits for a card", async () => {
    const link = { payToken: "t0ken", payUntil: "2026-11-30T15:00:00.000Z" };
    const unpaid = await renderMail("order-changed", { ...changed, ...link }, SHOP);
    expect(unpaid.subject).toBe("Your order 12 was changed");
    for (const said of [...changed.changes, "November 30, 2026", "Pay $1,239.98"]) {
      expect(unpaid.text).toContain(said);
    }
    expect(unpaid.html).toContain(`${SHOP}/pay?token=t0ken`);
    const paid = await renderMail("order-changed", changed, SHOP);
    expect(paid.text).toContain("See Your Order");
    expect(paid.text).not.toContain("Pay $");
  });
});

it("the mail of a change that is to be paid asks for what it comes to more, and its answer gives that back", async () => {
  const change = { ...order, changes: ["Bath mat: 2 instead of 1."], differenceCents: 2450 };
  const link = { payToken: "t0ken", payUntil: "2026-11-30T15:00:00.000Z" };
  const asking = await renderMail("order-change-to-pay", { ...change, ...link }, SHOP);
  expect(asking.subject).toBe("Please pay $24.50 for the change to your order 12");
  expect(asking.html).toContain(`${SHOP}/pay?token=t0ken`);
  for (const said of [...change.changes, "Pay $24.50", "November 30, 2026"]) {
    expect(asking.text).toContain(said);
  }
  const back = await renderMail("order-change-not-made", change, SHOP);
  expect(back.subject).toBe("We could not change your order 12: $24.50 goes back");
  expect(back.text).toContain("The whole $24.50 goes back to your card");
});

describe("the mails of orders that end early", () => {
  it("say what was paid back", async () => {
    const paidBack = { ...order, paidBackCents: 123_998 };
    const refunded = await renderMail("order-refunded", paidBack, SHOP);
    expect(refunded.text).toContain("We have paid $1,239.98 back to you");
    const cancelled = await renderMail("order-cancelled", paidBack, SHOP);
    expect(cancelled.text).toContain("We have paid $1,239.98 back to you");
  });

  it("say what is not sent any more, with and without what the money is for", async () => {
    const notSent = "We will not send 2 × Folding cane any more.";
    for (const refundedFor of [[], ["2 × Folding cane"]]) {
      const part = { ...order, paidBackCents: 3998, isPart: true, refundedFor, notSent };
      expect((await renderMail("order-refunded", part, SHOP)).text).toContain(notSent);
    }
  });

  it("do not say that a bank pays back what no card had paid", async () => {
    const byHand = { ...order, paidBackCents: 123_998, byHandCents: 123_998 };
    for (const template of ["order-refunded", "order-cancelled"] as const) {
      const { text } = await renderMail(template, byHand, SHOP);
      expect(text).toContain("$1,239.98 goes back to you");
      expect(text).not.toMatch(/We have paid|bank/);
    }
  });

  it("say that nothing was taken", async () => {
    const { text } = await renderMail("order-cancelled", order, SHOP);
    expect(text).toContain("No payment was taken for it.");
  });
});

describe("the mail of a shipped order", () => {
  it("says where the parcel goes", async () => {
    const { subject, text } = await renderMail("order-shipped", order, SHOP);
    expect(subject).toBe("Your order 12 is on its way");
    expect(text).toContain("1 Main Street");
  });

  it("tells of a part what is in it, how it is followed, and what is still to come", async () => {
    const parcel = {
      part: "part" as const,
      items: [{ name: "Folding cane", qty: 1 }],
      toCome: [{ name: "Folding cane", variantName: "Size: L", qty: 1 }],
      trackings: [{ carrier: "UPS", number: "1Z9", url: "https://www.ups.com/track?tracknum=1Z9" }],
    };
    const { subject, text, html } = await renderMail("order-shipped", { ...order, parcel }, SHOP);
    expect(subject).toBe("Part of your order 12 is on its way");
    expect(text).toMatch(
      /In this parcel\s+1 × Folding cane\s+Still to come[^\n]*\s+1 × Folding cane \(Size: L\)/,
    );
    expect(text).toContain("UPS, tracking number 1Z9");
    expect(html).toContain('href="https://www.ups.com/track?tracknum=1Z9"');
  });
});
