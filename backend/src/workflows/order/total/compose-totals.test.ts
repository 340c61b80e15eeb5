import { decorateCartTotals, MathBN } from "@medusajs/framework/utils";
import { describe, expect, it } from "vitest";
import { composeTotals, type TaxRate, type TotalledLine } from "./compose-totals";

const line = (amount: number, changes: Partial<TotalledLine> = {}): TotalledLine => ({
  amount,
  discount: 0,
  includesTax: false,
  taxes: [],
  ...changes,
});
const GST = { name: "GST", rate: 5 };
const QST = { name: "QST", rate: 9.975 };
const HST = { name: "HST", rate: 13 };

describe("the totals of a cart", () => {
  it("are its prices where there are no taxes and delivery is free", () => {
    expect(composeTotals([line(1999), line(3298)], line(0))).toEqual({
      subtotal: 5297,
      discount: 0,
      delivery: 0,
      taxes: [],
      taxTotal: 0,
      total: 5297,
    });
  });

  it("have each tax on top, rounded on each line", () => {
    // 5 % of 0.30 is 1.5 cents, and 9.975 % of it 2.9925.
    const goods = [line(30, { taxes: [GST, QST] }), line(30, { taxes: [GST, QST] })];
    expect(composeTotals(goods, line(1000))).toMatchObject({
      taxes: [
        { ...GST, amount: 4 },
        { ...QST, amount: 6 },
      ],
      taxTotal: 10,
      total: 1070,
    });
  });

  it("say what prices that include taxes hold of them", () => {
    expect(composeTotals([line(1130, { includesTax: true, taxes: [HST] })], undefined)).toEqual({
      subtotal: 1130,
      discount: 0,
      delivery: 0,
      taxes: [{ ...HST, amount: 130 }],
      taxTotal: 130,
      total: 1130,
    });
  });

  it("tax what is paid after discounts, of goods and delivery", () => {
    expect(
      composeTotals(
        [line(10_000, { discount: 1000, taxes: [HST] })],
        line(795, { discount: 795, taxes: [HST] }),
      ),
    ).toMatchObject({ discount: 1795, delivery: 795, taxTotal: 1170, total: 10_170 });
  });
});

/** Numbers that look random and are the same in every run (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { upTo: (most: number) => Math.floor(next() * (most + 1)) };
}

const PROVINCES: TaxRate[][] = [
  [GST],
  [HST],
  [{ name: "HST", rate: 14 }],
  [{ name: "HST", rate: 15 }],
  [GST, QST],
  [GST, { name: "PST", rate: 6 }],
  [GST, { name: "PST", rate: 7 }],
];

function aCart({ upTo }: ReturnType<typeof randomNumbers>) {
  const taxes = PROVINCES[upTo(PROVINCES.length - 1)] ?? [];
  const includesTax = upTo(1) === 1;
  const aLine = (cents: number, quantity: number) => {
    const amount = cents * quantity;
    const discount = upTo(2) === 0 ? upTo(amount) : 0;
    const born = taxes.filter(() => upTo(3) > 0);
    return { cents, quantity, ...line(amount, { discount, includesTax, taxes: born }) };
  };
  const goods = Array.from({ length: 1 + upTo(4) }, () => aLine(upTo(60_000), 1 + upTo(6)));
  return { goods, delivery: aLine(upTo(3000), 1) };
}

type CartLike = Parameters<typeof decorateCartTotals>[0];

/** Medusa's own computation, in dollars with all decimals; its tax lines rounded one by one. */
function byMedusa({ goods, delivery }: ReturnType<typeof aCart>) {
  const common = (each: (typeof goods)[number]) => ({
    is_tax_inclusive: each.includesTax,
    adjustments: [{ amount: each.discount / 100, is_tax_inclusive: each.includesTax }],
    tax_lines: each.taxes.map((tax) => ({ ...tax, total: 0 })),
  });
  const items = goods.map((each, id) => ({
    id: `${id}`,
    unit_price: each.cents / 100,
    quantity: each.quantity,
    ...common(each),
  }));
  const methods = [{ id: "delivery", amount: delivery.cents / 100, ...common(delivery) }];
  const cart = decorateCartTotals({ items, shipping_methods: methods } as CartLike);
  // It writes what it computed into the lines.
  const taxes = [...items, ...methods].flatMap(({ tax_lines }) =>
    tax_lines.map(({ total }) =>
      // What divisions leave over is no part of a cent.
      MathBN.mult(total, 100).decimalPlaces(9).decimalPlaces(0, 4).toNumber(),
    ),
  );
  return { taxTotal: taxes.reduce((all, each) => all + each, 0), exact: Number(cart.total) * 100 };
}

/** The same by long division, in thousandths of a per cent, line by line. */
function byHand({ goods, delivery }: ReturnType<typeof aCart>) {
  const thousandths = ({ rate }: TaxRate) => Math.round(rate * 1000);
  return [...goods, delivery].reduce(
    ({ taxTotal, total }, { amount, discount, includesTax, taxes }) => {
      const paid = amount - discount;
      const all = taxes.reduce((sum, tax) => sum + thousandths(tax), 0);
      const parts = 100_000 + (includesTax ? all : 0);
      const tax = taxes
        .map((each) => paid * thousandths(each))
        .map((share) => Math.floor(share / parts) + ((share % parts) * 2 >= parts ? 1 : 0))
        .reduce((sum, cents) => sum + cents, 0);
      return { taxTotal: taxTotal + tax, total: total + paid + (includesTax ? 0 : tax) };
    },
    { taxTotal: 0, total: 0 },
  );
}

describe("the totals of random carts", () => {
  it("add up to the cent, 10,000 times", () => {
    const numbers = randomNumbers(14);
    for (let count = 0; count < 10_000; count += 1) {
      const cart = aCart(numbers);
      const { subtotal, discount, delivery, taxes, taxTotal, total } = composeTotals(
        cart.goods,
        cart.delivery,
      );
      const added = cart.delivery.includesTax ? 0 : taxTotal;
      if (
        total !== subtotal - discount + delivery + added ||
        taxes.reduce((all, { amount }) => all + amount, 0) !== taxTotal
      )
        expect.fail(`They do not add up: ${JSON.stringify(cart)}`);
      const { taxTotal: handsTax, total: handsTotal } = byHand(cart);
      if (handsTax !== taxTotal || handsTotal !== total)
        expect.fail(`By hand they are ${handsTax} and ${handsTotal}: ${JSON.stringify(cart)}`);
    }
  });

  it("are Medusa's own, rounded", () => {
    const numbers = randomNumbers(51);
    for (let count = 0; count < 50; count += 1) {
      const cart = aCart(numbers);
      const { taxTotal, total } = composeTotals(cart.goods, cart.delivery);
      const medusas = byMedusa(cart);
      expect(taxTotal).toBe(medusas.taxTotal);
      // Half a cent for each tax of each line is what rounding may change.
      expect(Math.abs(total - medusas.exact)).toBeLessThanOrEqual(0.5 * 12 + 1e-6);
    }
  });
});
