import {
  formatCents,
  meansLabel,
  type OrderShipping,
  type PaymentMeans,
  wholeNameOf,
} from "@eldercare/contracts";
import type { AgreedItem } from "../../../modules/shop-order/order-row";

/** As much of an order as people are told of a change; cents. */
export interface ToldOrder {
  items: readonly Pick<AgreedItem, "variantId" | "name" | "variantName" | "qty">[];
  shipping: OrderShipping;
  deliveryName: string;
  deliveryCents: number;
  codes: readonly { code: string; amount: number }[];
  amountCents: number;
}

/**
 * What is different, in sentences without anybody's name or address: they stand in the history, which
 * is kept longer than people are.
 */
export function changesInWords(before: ToldOrder, after: ToldOrder): string[] {
  return [
    ...goodsInWords(before.items, after.items),
    ...shippingInWords(before.shipping, after.shipping),
    ...(before.deliveryName === after.deliveryName && before.deliveryCents === after.deliveryCents
      ? []
      : [`Delivery: ${named(after)} instead of ${named(before)}.`]),
    ...codesInWords(before.codes, after.codes),
    ...(before.amountCents === after.amountCents
      ? []
      : [
          `The total is ${formatCents(after.amountCents)} instead of ${formatCents(before.amountCents)}.`,
        ]),
  ];
}

/** What becomes of the difference of a paid order; nothing is known of it before staff say how it was paid. */
export function differenceInWords(cents: number, means: PaymentMeans | undefined): string[] {
  const difference = formatCents(Math.abs(cents));
  if (cents < 0) return [`The difference of ${difference} goes back.`];
  if (cents === 0 || !means) return [];
  return [`The difference of ${difference} was paid (${meansLabel(means)}).`];
}

const named = ({ deliveryName, deliveryCents }: ToldOrder) =>
  `${deliveryName || "Delivery"} (${formatCents(deliveryCents)})`;

function goodsInWords(before: ToldOrder["items"], after: ToldOrder["items"]): string[] {
  const qtyIn = (items: ToldOrder["items"], of: string) =>
    items.filter(({ variantId }) => variantId === of).reduce((sum, { qty }) => sum + qty, 0);
  const all = new Map([...before, ...after].map((item) => [item.variantId, wholeNameOf(item)]));
  return [...all].flatMap(([variantId, name]) => {
    const [was, is] = [qtyIn(before, variantId), qtyIn(after, variantId)];
    if (was === is) return [];
    if (was === 0) return [`Added: ${is} × ${name}.`];
    if (is === 0) return [`Taken out: ${was} × ${name}.`];
    return [`${name}: ${is} instead of ${was}.`];
  });
}

function codesInWords(before: ToldOrder["codes"], after: ToldOrder["codes"]): string[] {
  const amountIn = (codes: ToldOrder["codes"], of: string) =>
    codes.filter(({ code }) => code === of).reduce((sum, { amount }) => sum + amount, 0);
  return [...new Set([...before, ...after].map(({ code }) => code))].flatMap((code) => {
    const [was, is] = [amountIn(before, code), amountIn(after, code)];
    if (was === is) return [];
    if (is === 0)
      return [`The code ${code} no longer takes anything off (${formatCents(was)} before).`];
    return [
      `The code ${code} takes off ${formatCents(is)}${was ? ` instead of ${formatCents(was)}` : ""}.`,
    ];
  });
}

function shippingInWords(before: OrderShipping, after: OrderShipping): string[] {
  const isOther = (keys: readonly (keyof OrderShipping)[]) =>
    keys.some((key) => before[key] !== after[key]);
  return [
    ...(isOther(["name"]) ? ["It is for a different name."] : []),
    ...(isOther(["address", "unit", "city", "region", "postal"])
      ? ["It goes to another address."]
      : []),
    ...(isOther(["note"]) ? ["Its note for the carrier is different."] : []),
    ...(isOther(["phone"]) ? ["It has a different phone number."] : []),
    ...(isOther(["email"]) ? ["Its emails go to another address."] : []),
  ];
}
