import { dollarsFromCents, type OrderShipping, type OrderTotals } from "@eldercare/contracts";
import { decorateCartTotals, MathBN } from "@medusajs/framework/utils";
import type { CartProduct } from "../../../medusa/cart-products";
import type { MedusaOrder } from "../../../medusa/order-records";
import type { AgreedItem, StatusChange } from "../../../modules/shop-order/order-row";
import type { StoreContext } from "../../store/store-context";
import type { PricedLine } from "../total/cart-lines";
import type { ComposedCart, ComposedLine } from "../total/compose-cart";
import { ROUNDING } from "../total/line-of-medusa";

export interface OrderToPlace {
  id: string;
  store: StoreContext;
  /** Both undefined of an order that no card pays. */
  paymentId: string | undefined;
  paymentCollectionId: string | undefined;
  userId: string;
  customerId: string | undefined;
  email: string;
  items: AgreedItem[];
  amountCents: number;
  totals: OrderTotals;
  /** What the totals are made of, line by line. */
  cart: Pick<ComposedCart, "goods" | "delivery">;
  shipping: OrderShipping;
  fingerprint: string;
  /** What its history begins with. */
  begins: Pick<StatusChange, "by" | "note">;
}

/** Below this, in dollars, amounts differ by what binary fractions lose. */
const NOTHING = 1e-9;

/**
 * The order as Medusa has it (`insertOrder`); the one place where an order's cents become Medusa's
 * dollars. Delivery, taxes and discounts are those that were agreed to: nothing is computed anew.
 * `products` are those of the lines, by variant.
 */
export function medusaOrderInput(
  { store, cart, ...order }: OrderToPlace,
  products: ReadonlyMap<string, CartProduct>,
  customerId: string | undefined,
): MedusaOrder {
  const address = medusaAddress(order.shipping);
  return {
    id: order.id,
    region_id: store.regionId,
    sales_channel_id: store.salesChannelId,
    currency_code: "cad",
    email: order.email || null,
    ...(customerId ? { customer_id: customerId } : {}),
    status: "pending" as const,
    ...medusaContents({ ...order, cart }, products),
    shipping_address: address,
    billing_address: { ...address },
  };
}

/** The lines and the delivery of an order as Medusa has them. */
export function medusaContents(
  {
    id,
    items: agreed,
    cart,
    amountCents,
  }: Pick<OrderToPlace, "id" | "items" | "cart" | "amountCents">,
  products: ReadonlyMap<string, CartProduct>,
): Pick<MedusaOrder, "items" | "shipping_methods"> {
  const items = agreed.map((item) => {
    const line = cart.goods.find(({ variantId }) => variantId === item.variantId);
    if (!line) throw new Error(`The cart of order ${id} has no ${item.variantId}.`);
    return {
      ...snapshotOf(products.get(item.variantId)),
      title: item.name,
      product_id: item.productId,
      variant_id: item.variantId,
      is_custom_price: true,
      requires_shipping: true,
      ...pricedItem(line, item),
    };
  });
  const { delivery } = cart;
  return { items, shipping_methods: delivery ? [methodOf(delivery, items, amountCents)] : [] };
}

/** What was read of the products of lines, by variant. */
export const productsOf = (
  lines: readonly Pick<PricedLine, "good">[],
): ReadonlyMap<string, CartProduct> =>
  new Map(lines.flatMap(({ good }) => (good ? [[good.variantId, good.product]] : [])));

function methodOf(
  delivery: NonNullable<OrderToPlace["cart"]["delivery"]>,
  items: readonly ReturnType<typeof pricedItem>[],
  cents: number,
) {
  const priced = pricedMethod(delivery);
  return {
    name: delivery.offer.name,
    shipping_option_id: delivery.offer.id,
    ...priced,
    adjustments: [...priced.adjustments, ...roundingOf(items, delivery, cents)],
  };
}

function snapshotOf(product: CartProduct | undefined) {
  const variant = product?.variant;
  return {
    subtitle: variant?.title ?? undefined,
    thumbnail: variant?.thumbnail ?? product?.thumbnail ?? undefined,
    product_title: product?.title,
    product_subtitle: product?.subtitle ?? undefined,
    product_description: product?.description ?? undefined,
    product_type: product?.type_value ?? undefined,
    product_type_id: (product?.type_value && product.type_id) ?? undefined,
    product_collection: product?.collection_title ?? undefined,
    product_handle: product?.handle,
    variant_sku: variant?.sku ?? undefined,
    variant_barcode: variant?.barcode ?? undefined,
    variant_title: variant?.title ?? undefined,
    is_discountable: product?.discountable ?? true,
  };
}

function pricedItem(line: ComposedLine, { qty, unitPriceCAD }: AgreedItem) {
  return {
    quantity: qty,
    unit_price: dollarsFromCents(unitPriceCAD),
    is_tax_inclusive: line.includesTax,
    tax_lines: taxLinesOf(line),
    adjustments: line.shares.map(({ code, cents }) => ({
      code,
      amount: dollarsFromCents(cents),
      is_tax_inclusive: line.includesTax,
    })),
  };
}

/** Medusa's discounts of a delivery are always without taxes. */
function pricedMethod(line: ComposedLine) {
  return {
    amount: dollarsFromCents(line.amount),
    is_tax_inclusive: line.includesTax,
    tax_lines: taxLinesOf(line),
    adjustments: line.shares.map(({ code, cents }) => ({
      code,
      amount: dollarsFromCents(cents) / (line.includesTax ? taxFactor(line) : 1),
    })),
  };
}

function taxLinesOf({ taxes }: ComposedLine) {
  return taxes.map(({ name, rate, code }) => ({ code: code ?? name, description: name, rate }));
}

/**
 * Medusa keeps taxes with all their decimals, the shop rounds each on each line: what the order
 * differs by, fractions of a cent on each line, stands with its delivery. With it, Medusa's total is
 * the shop's.
 */
function roundingOf(
  items: readonly ReturnType<typeof pricedItem>[],
  delivery: ComposedLine,
  cents: number,
) {
  // Medusa writes what it computes into what it is given.
  const { total } = decorateCartTotals(
    structuredClone({ items, shipping_methods: [pricedMethod(delivery)] }) as unknown as CartLike,
  );
  const excess = MathBN.sub(total, dollarsFromCents(cents));
  if (MathBN.lt(MathBN.abs(excess), NOTHING)) return [];
  return [{ code: ROUNDING, amount: MathBN.div(excess, taxFactor(delivery)).toNumber() }];
}

type CartLike = Parameters<typeof decorateCartTotals>[0];

function taxFactor({ taxes }: ComposedLine): number {
  return 1 + taxes.reduce((sum, { rate }) => sum + rate, 0) / 100;
}

/** Where an order goes, as Medusa writes it. */
export function medusaAddress({
  name,
  phone,
  address,
  unit = "",
  city,
  region,
  postal,
}: OrderShipping) {
  const words = name.split(" ");
  const lastName = words.length > 1 ? words.pop() : "";
  return {
    first_name: words.join(" "),
    last_name: lastName ?? "",
    phone,
    address_1: address,
    address_2: unit,
    city,
    // The tax regions of Medusa are named by ISO 3166-2.
    province: `ca-${region}`,
    postal_code: postal,
    country_code: "ca",
  };
}
