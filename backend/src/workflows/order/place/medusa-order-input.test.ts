import { NO_TAX_NUMBERS } from "@eldercare/contracts";
import { decorateCartTotals } from "@medusajs/framework/utils";
import { describe, expect, it } from "vitest";
import { agreedTotals, type ComposedCart, type ComposedLine } from "../total/compose-cart";
import { composeTotals, type TaxRate } from "../total/compose-totals";
import { medusaOrderInput, type OrderToPlace } from "./medusa-order-input";

const GST = { name: "GST", rate: 5 };
const QST = { name: "QST", rate: 9.975 };
const HST = { name: "HST", rate: 13 };

interface Case {
  taxes: TaxRate[];
  includesTax: boolean;
  /** Of TEN, in cents. */
  offEach?: number;
  offDelivery?: number;
}

/** Five lines of prices that no tax makes whole cents of, and a delivery. */
function anOrder({ taxes, includesTax, offEach = 0, offDelivery = 0 }: Case): OrderToPlace {
  const line = (amount: number, cents: number): ComposedLine => ({
    amount,
    discount: cents,
    includesTax,
    taxes,
    shares: cents > 0 ? [{ code: "TEN", cents }] : [],
  });
  const goods = [333, 1001, 1999, 777, 4567].map((cents, index) => ({
    variantId: `variant_${index}`,
    ...line(cents * 3, offEach),
  }));
  const offer = { id: "so_1", name: "Express", amount: 1249, includesTax, estimate: "" };
  const delivery = {
    offer: { ...offer, typeId: undefined, profileId: "sp_1" },
    ...line(1249, offDelivery),
  };
  const composed = composeTotals(goods, delivery);
  const totals = { ...composed, deliveryOptions: [], pricesIncludeTax: includesTax, codes: [] };
  const cart: ComposedCart = {
    totals,
    goods,
    delivery,
    isDeliveryOffered: true,
    asksWrittenOrder: false,
    writtenOrder: undefined,
  };
  return {
    id: "order_1",
    store: {} as OrderToPlace["store"],
    paymentId: "payses_1",
    paymentCollectionId: "paycol_1",
    userId: "cus_1",
    customerId: "cus_1",
    email: "ada@example.ca",
    items: goods.map(({ variantId, amount }, index) => ({
      productId: `prod_${index}`,
      variantId,
      name: variantId,
      qty: 3,
      unitPriceCAD: amount / 3,
    })),
    amountCents: composed.total,
    totals: agreedTotals(
      cart,
      { taxNumbers: { ...NO_TAX_NUMBERS, gstHst: "123456789 RT0001" } },
      "on",
    ),
    cart,
    shipping: {
      ...{ name: "Ada Park", email: "ada@example.ca", phone: "1", address: "1 Elm" },
      ...{ city: "Guelph", region: "on", postal: "" },
    },
    fingerprint: "",
    begins: { by: "customer", note: "" },
  };
}

const inputOf = (order: OrderToPlace) => medusaOrderInput(order, new Map(), "cus_1");

describe("Medusa's order", () => {
  it.each<[string, Case]>([
    ["without taxes", { taxes: [], includesTax: true }],
    ["with one tax on top", { taxes: [HST], includesTax: false }],
    ["with two taxes on top and a code", { taxes: [GST, QST], includesTax: false, offEach: 107 }],
    ["with taxes within its prices", { taxes: [GST, QST], includesTax: true, offEach: 107 }],
    ["with free delivery by a code", { taxes: [HST], includesTax: false, offDelivery: 1249 }],
    ["with taxed delivery off", { taxes: [HST], includesTax: true, offDelivery: 500 }],
  ])("%s has the shop's total to the cent", (_, given) => {
    const order = anOrder(given);
    const { items, shipping_methods } = inputOf(order);
    const made = decorateCartTotals({ items, shipping_methods } as unknown as Parameters<
      typeof decorateCartTotals
    >[0]);
    expect(Number(made.total) * 100).toBeCloseTo(order.amountCents, 6);
  });

  it("names its taxes, its delivery and what codes take off", () => {
    const { items, shipping_methods } = inputOf(
      anOrder({ taxes: [HST], includesTax: true, offEach: 107 }),
    );
    expect(items[0]).toMatchObject({
      unit_price: 3.33,
      is_tax_inclusive: true,
      tax_lines: [{ code: "HST", description: "HST", rate: 13 }],
      adjustments: [{ code: "TEN", amount: 1.07, is_tax_inclusive: true }],
    });
    expect(shipping_methods).toMatchObject([
      { name: "Express", shipping_option_id: "so_1", amount: 12.49, adjustments: [] },
    ]);
  });
});

describe("what an order keeps of its codes", () => {
  it("is the sum of each, of goods and delivery", () => {
    const { totals } = anOrder({ taxes: [], includesTax: true, offEach: 100, offDelivery: 49 });
    expect(totals.codes).toEqual([{ code: "TEN", amount: 549 }]);
    expect(totals.deliveryName).toBe("Express");
  });

  it("is each tax with the number under which the shop is registered for it", () => {
    const { totals } = anOrder({ taxes: [GST, QST], includesTax: false });
    expect(totals.taxes.map(({ name, registration }) => [name, registration])).toEqual([
      ["GST", "123456789 RT0001"],
      ["QST", undefined],
    ]);
  });
});
