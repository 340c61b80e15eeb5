import { centsFromDollars, type OrderShipping, type OrderTotals } from "@eldercare/contracts";
import type { BigNumberValue } from "@medusajs/framework/types";
import type { AdoptedOrder, AgreedItem } from "../../../modules/shop-order/order-row";
import { guestIdOf } from "../../../orders/guest-id";
import { composeTotals } from "../total/compose-totals";
import { deliveryOfMedusa, lineOfMedusa, type PricedRow } from "../total/line-of-medusa";

/** An order as Medusa has it; amounts in dollars. */
export interface MedusaOrderRow {
  id: string;
  display_id: number;
  email: string | null;
  created_at: Date | string;
  currency_code: string;
  customer?: { id: string; has_account: boolean } | null;
  shipping_address?: {
    first_name: string | null;
    last_name: string | null;
    phone: string | null;
    address_1: string | null;
    address_2: string | null;
    city: string | null;
    province: string | null;
    postal_code: string | null;
  } | null;
  items: (PricedRow & {
    title: string;
    product_id: string | null;
    product_title: string | null;
    variant_id: string | null;
    variant_title: string | null;
    unit_price: BigNumberValue;
    detail: { quantity: BigNumberValue };
  })[];
  shipping_methods?: (PricedRow & { name: string; amount: BigNumberValue })[];
}

/** How Medusa calls the one variant of a product that has no others. */
const DEFAULT_VARIANT = "Default variant";

/**
 * The shop's record of an order that was made in Medusa, such as a draft order that staff converted:
 * in cents, its taxes rounded line by line as the shop's own are.
 */
export function orderOfMedusa(row: MedusaOrderRow): AdoptedOrder {
  const totals = totalsOfMedusa(row);
  const email = row.email ?? "";
  return {
    id: row.id,
    number: row.display_id,
    user_id: row.customer?.has_account ? row.customer.id : email && guestIdOf(email),
    email,
    amount_cents: totals.total,
    totals,
    items: row.items.map(agreedItem),
    shipping: shippingOf(row, email),
    created_at: new Date(row.created_at),
  };
}

function totalsOfMedusa({ items, shipping_methods: methods }: MedusaOrderRow): OrderTotals {
  const [first, ...others] = methods ?? [];
  const delivery = first && deliveryOfMedusa(first, cents(first.amount));
  const further = others.map((method) => deliveryOfMedusa(method, cents(method.amount)));
  const goods = items.map((item) =>
    lineOfMedusa(item, cents(Number(item.unit_price) * Number(item.detail.quantity))),
  );
  return {
    ...composeTotals([...goods, ...further], delivery),
    deliveryName: (methods ?? []).map(({ name }) => name).join(", "),
    pricesIncludeTax: [...items, ...(methods ?? [])].every((line) => line.is_tax_inclusive),
    codes: codesOf([...items, ...(methods ?? [])]),
  };
}

function codesOf(lines: readonly PricedRow[]): OrderTotals["codes"] {
  const sums = new Map<string, number>();
  for (const { code, amount } of lines.flatMap(({ adjustments }) => adjustments ?? [])) {
    if (code) sums.set(code, (sums.get(code) ?? 0) + cents(amount));
  }
  return [...sums].map(([code, amount]) => ({ code, amount }));
}

function agreedItem(item: MedusaOrderRow["items"][number]): AgreedItem {
  const { product_title: product, variant_title: variant } = item;
  return {
    productId: item.product_id ?? "",
    variantId: item.variant_id ?? "",
    ...(product && variant && variant !== DEFAULT_VARIANT && { variantName: variant }),
    name: product ?? item.title,
    qty: Number(item.detail.quantity),
    unitPriceCAD: cents(item.unit_price),
  };
}

function shippingOf({ shipping_address: address }: MedusaOrderRow, email: string): OrderShipping {
  return {
    name: [address?.first_name, address?.last_name].filter(Boolean).join(" "),
    email,
    phone: address?.phone ?? "",
    address: [address?.address_1, address?.address_2].filter(Boolean).join(", "),
    city: address?.city ?? "",
    region: (address?.province ?? "").toLowerCase().replace(/^ca-/, ""),
    postal: address?.postal_code ?? "",
  };
}

const cents = (dollars: BigNumberValue): number => centsFromDollars(Number(dollars));
