import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { BigNumberInput } from "@medusajs/framework/types";
import { BigNumber, decorateCartTotals, MathBN } from "@medusajs/framework/utils";
import { exactAmount } from "./exact-amount";
import { removeFormerAddresses } from "./former-addresses";
import { newId } from "./new-id";
import { insertInto, updateIn } from "./table-rows";

/** A tax or a discount of a line or a delivery. */
interface TaxLine {
  code: string;
  description: string;
  rate: number;
}
interface Adjustment {
  code: string;
  amount: number;
  is_tax_inclusive?: boolean;
}

/** An order as Medusa's Order Module takes it, as far as the shop's orders have it; dollars. */
export interface MedusaOrder {
  id: string;
  region_id: string;
  sales_channel_id: string;
  currency_code: string;
  /** Null where the buyer gave none. */
  email: string | null;
  customer_id?: string;
  status: "pending";
  items: readonly MedusaOrderItem[];
  shipping_address: Readonly<Record<string, string>>;
  billing_address: Readonly<Record<string, string>>;
  shipping_methods: readonly MedusaShippingMethod[];
}

export interface MedusaOrderItem {
  title: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  unit_price: number;
  is_tax_inclusive: boolean;
  is_custom_price: boolean;
  requires_shipping: boolean;
  tax_lines: readonly TaxLine[];
  adjustments: readonly Adjustment[];
  // What is kept of variant and product.
  subtitle?: string | undefined;
  thumbnail?: string | undefined;
  product_title?: string | undefined;
  product_subtitle?: string | undefined;
  product_description?: string | undefined;
  product_type?: string | undefined;
  product_type_id?: string | undefined;
  product_collection?: string | undefined;
  product_handle?: string | undefined;
  variant_sku?: string | undefined;
  variant_barcode?: string | undefined;
  variant_title?: string | undefined;
  is_discountable: boolean;
}

export interface MedusaShippingMethod {
  name: string;
  shipping_option_id: string;
  amount: number;
  is_tax_inclusive: boolean;
  tax_lines: readonly TaxLine[];
  adjustments: readonly Adjustment[];
}

/** What Medusa calls an order once it is written. */
export interface WrittenOrder {
  /** Its number. */
  displayId: number;
  /** Ids of its lines, in their order. */
  lineIds: string[];
}

/**
 * Writes an order as the Order Module's `createOrders` does, row by row; that reads everything back
 * and makes objects of it, which took a fifth of the time of an order.
 */
export async function insertOrder(
  transaction: Knex.Transaction,
  order: MedusaOrder,
): Promise<WrittenOrder> {
  const addresses = await insertAddresses(transaction, order);
  const { id, items, shipping_methods, shipping_address: _, billing_address: __, ...own } = order;
  await insertInto(transaction, "order", [{ id, ...own, ...addresses }]);
  await insertInto(transaction, "order_summary", [
    { id: newId("ordsum"), order_id: id, version: 1, totals: summaryOf(order) },
  ]);
  const lineIds = await insertContents(transaction, { id, items, shipping_methods, version: 1 });
  const { rows } = await transaction.raw<{ rows: { display_id: number }[] }>(
    `select o.display_id from "order" o where o.id = ?`,
    [id],
  );
  return { displayId: Number(rows[0]?.display_id), lineIds };
}

/** The order goes to another address, and is of another email address where one is given. */
export async function moveOrder(
  transaction: Knex.Transaction,
  order: Pick<MedusaOrder, "id" | "shipping_address" | "billing_address"> &
    Partial<Pick<MedusaOrder, "email">>,
): Promise<void> {
  const { id, email } = order;
  const { rows } = await transaction.raw<{ rows: { former: string[] }[] }>(
    `select array[o.shipping_address_id, o.billing_address_id] as former
       from "order" o where o.id = ? for update of o`,
    [id],
  );
  const addresses = await insertAddresses(transaction, order);
  await updateIn(transaction, "order", [
    { id, ...addresses, ...(email !== undefined && { email }) },
  ]);
  await removeFormerAddresses(transaction, rows[0]?.former ?? []);
}

/**
 * An order that was placed is another one from now on: its next version has these lines, this delivery
 * and this address, and owes what of its total is not paid. The version before stays, as with Medusa's
 * own edits. Answers the ids of its lines, in their order; those of before are not in use any more.
 */
export async function rewriteOrder(
  transaction: Knex.Transaction,
  order: Omit<MedusaOrder, "region_id" | "sales_channel_id" | "customer_id" | "status" | "email"> &
    Partial<Pick<MedusaOrder, "email">>,
): Promise<{ lineIds: string[]; before: string[] }> {
  const { id, items, shipping_methods } = order;
  const { rows } = await transaction.raw<{ rows: VersionRow[] }>(
    `select o.version, m.totals,
        array(select i.item_id from order_item i where i.order_id = o.id and i.version = o.version
          and i.deleted_at is null) as line_ids
       from "order" o join order_summary m on m.order_id = o.id and m.version = o.version
        and m.deleted_at is null
      where o.id = ? for update of o`,
    [id],
  );
  const [now] = rows;
  if (!now) throw new Error(`Medusa has no order ${id}.`);
  const version = now.version + 1;
  await moveOrder(transaction, order);
  await updateIn(transaction, "order", [{ id, version }]);
  const totals = { ...summaryOf(order), ...paidBefore(now.totals, order) };
  await insertInto(transaction, "order_summary", [
    { id: newId("ordsum"), order_id: id, version, totals },
  ]);
  const lineIds = await insertContents(transaction, { id, items, shipping_methods, version });
  return { lineIds, before: now.line_ids };
}

interface VersionRow {
  version: number;
  totals: Readonly<Record<string, unknown>>;
  line_ids: string[];
}

async function insertAddresses(
  transaction: Knex.Transaction,
  order: Pick<MedusaOrder, "shipping_address" | "billing_address">,
): Promise<{ shipping_address_id: string; billing_address_id: string }> {
  const [shipping, billing] = [newId("ordaddr"), newId("ordaddr")];
  await insertInto(transaction, "order_address", [
    { id: shipping, ...order.shipping_address },
    { id: billing, ...order.billing_address },
  ]);
  return { shipping_address_id: shipping, billing_address_id: billing };
}

type Contents = Pick<MedusaOrder, "id" | "items" | "shipping_methods"> & { version: number };

/** The lines of a version and how it is delivered; answers the ids of the lines. */
async function insertContents(
  transaction: Knex.Transaction,
  { id, items, shipping_methods, version }: Contents,
): Promise<string[]> {
  const lines = items.map((item) => ({ id: newId("ordli"), item }));
  await insertLines(transaction, { orderId: id, version }, lines);
  const methods = shipping_methods.map((method) => ({ id: newId("ordsm"), method }));
  await insertMethods(transaction, { orderId: id, version }, methods);
  return lines.map((line) => line.id);
}

interface OfVersion {
  orderId: string;
  version: number;
}

async function insertLines(
  transaction: Knex.Transaction,
  { orderId, version }: OfVersion,
  lines: readonly { id: string; item: MedusaOrderItem }[],
): Promise<void> {
  await insertInto(
    transaction,
    "order_line_item",
    lines.map(({ id, item }) => {
      const { quantity: _, tax_lines: __, adjustments: ___, ...own } = item;
      return { id, ...own, raw_unit_price: exactAmount(item.unit_price) };
    }),
  );
  await insertInto(
    transaction,
    "order_item",
    lines.map(({ id, item: { quantity } }) => ({
      ...{ id: newId("orditem"), order_id: orderId, version, item_id: id },
      ...{ quantity, raw_quantity: exactAmount(quantity) },
      ...DONE_WITH,
    })),
  );
  await insertInto(
    transaction,
    "order_line_item_tax_line",
    lines.flatMap(({ id, item }) =>
      item.tax_lines.map((tax) => ({ id: newId("ordlitxl"), item_id: id, ...taxRow(tax) })),
    ),
  );
  await insertInto(
    transaction,
    "order_line_item_adjustment",
    lines.flatMap(({ id, item }) =>
      item.adjustments.map(({ is_tax_inclusive = false, ...adjustment }) => ({
        ...{ id: newId("ordliadj"), item_id: id, version, is_tax_inclusive },
        ...adjustmentRow(adjustment),
      })),
    ),
  );
}

async function insertMethods(
  transaction: Knex.Transaction,
  { orderId, version }: OfVersion,
  methods: readonly { id: string; method: MedusaShippingMethod }[],
): Promise<void> {
  await insertInto(
    transaction,
    "order_shipping_method",
    methods.map(({ id, method: { tax_lines: _, adjustments: __, ...own } }) => ({
      ...{ id, ...own, raw_amount: exactAmount(own.amount), data: {} },
    })),
  );
  await insertInto(
    transaction,
    "order_shipping",
    methods.map(({ id }) => ({
      ...{ id: newId("ordspmv"), order_id: orderId, version, shipping_method_id: id },
    })),
  );
  await insertInto(
    transaction,
    "order_shipping_method_tax_line",
    methods.flatMap(({ id, method }) =>
      method.tax_lines.map((tax) => ({
        ...{ id: newId("ordsmtxl"), shipping_method_id: id },
        ...taxRow(tax),
      })),
    ),
  );
  await insertInto(
    transaction,
    "order_shipping_method_adjustment",
    methods.flatMap(({ id, method }) =>
      method.adjustments.map((adjustment) => ({
        ...{ id: newId("ordsmadj"), shipping_method_id: id, version },
        ...adjustmentRow(adjustment),
      })),
    ),
  );
}

/** Nothing of a new line is sent, returned or written off. */
const DONE_WITH = Object.fromEntries(
  [
    "fulfilled_quantity",
    "delivered_quantity",
    "shipped_quantity",
    "return_requested_quantity",
    "return_received_quantity",
    "return_dismissed_quantity",
    "written_off_quantity",
  ].flatMap((name) => [
    [name, 0],
    [`raw_${name}`, exactAmount(0)],
  ]),
);

function taxRow({ code, description, rate }: TaxLine) {
  return { code, description, rate, raw_rate: exactAmount(rate) };
}

function adjustmentRow({ code, amount }: Omit<Adjustment, "is_tax_inclusive">) {
  return { code, amount, raw_amount: exactAmount(amount) };
}

type CartLike = Parameters<typeof decorateCartTotals>[0];

/** What an order comes to, of which nothing is paid yet: as Medusa computes it, with all decimals. */
function summaryOf(order: Priced): Record<string, unknown> {
  const total = totalOf(order);
  return inTotals({
    paid_total: 0,
    refunded_total: 0,
    transaction_total: 0,
    credit_line_total: 0,
    pending_difference: total,
    current_order_total: total,
    original_order_total: total,
    accounting_total: total,
  });
}

/** What was paid of an order before it became this one, and what it was first. */
function paidBefore(before: VersionRow["totals"], order: Priced): Record<string, unknown> {
  const kept = ["paid_total", "refunded_total", "transaction_total", "original_order_total"];
  const paid = Number(before.transaction_total ?? 0);
  return {
    ...inTotals({ pending_difference: MathBN.sub(totalOf(order), paid) }),
    ...inTotals(Object.fromEntries(kept.map((name) => [name, Number(before[name] ?? 0)]))),
  };
}

type Priced = Pick<MedusaOrder, "items" | "shipping_methods">;

function totalOf({ items, shipping_methods }: Priced) {
  return decorateCartTotals(
    // Medusa writes what it computes into what it is given.
    structuredClone({ items, shipping_methods }) as unknown as CartLike,
  ).total;
}

/** Amounts as a summary has them, each with its exact form. */
function inTotals(amounts: Readonly<Record<string, BigNumberInput>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => {
      const { numeric } = new BigNumber(amount);
      return [
        [name, numeric],
        [`raw_${name}`, exactAmount(numeric)],
      ];
    }),
  );
}
