import {
  DeliveryOptionId,
  DiscountCode,
  MAX_CODES,
  type Order,
  type OrderEditable,
  type OrderEditParams,
  OrderQuantity,
  PAYMENT_MEANS,
  type PaymentMeans,
  type PhoneOrderParams,
  type Product,
  StaffShippingForm,
  variantNameOf,
  WrittenOrder,
} from "@eldercare/contracts";
import { z } from "zod";
import { newId } from "../components/new-id";
import { foundCustomers } from "./found-customers";

/** A product, or one of its variants, that can be added to the order; price in cents. */
export const OrderedGood = z.object({
  productId: z.string(),
  variantId: z.string().optional(),
  variantName: z.string().optional(),
  name: z.string(),
  sku: z.string(),
  unitPriceCAD: z.number(),
  /** Left out of what an order has already, until it is asked for. */
  stock: z.number().optional(),
});
export type OrderedGood = z.infer<typeof OrderedGood>;

/** "link", or by what means it was paid already. */
const Payment = z.enum(["link", ...PAYMENT_MEANS]);

/** What the form of a new order holds. */
export const NewOrderForm = z.object({
  /** Names the order, so that it is placed once. */
  key: z.uuid(),
  shipping: StaffShippingForm,
  lines: z
    .array(OrderedGood.extend({ qty: z.coerce.number<string>().pipe(OrderQuantity) }))
    .min(1, "Please add at least one product."),
  codes: z.array(DiscountCode).max(MAX_CODES),
  deliveryOptionId: z.union([z.literal(""), DeliveryOptionId]),
  writtenOrder: z.union([z.literal(""), WrittenOrder]),
  payment: Payment,
});
export type NewOrderValues = z.input<typeof NewOrderForm>;
export type NewOrder = z.output<typeof NewOrderForm>;

const NOBODY = {
  ...{ name: "", email: "", phone: "", address: "", unit: "", city: "", region: "" },
  ...{ postal: "", note: "" },
};

/** An empty form, of an order that nobody has placed. */
export const emptyOrder = (): NewOrderValues => ({
  ...{ key: newId(), shipping: NOBODY, lines: [], codes: [] },
  ...{ deliveryOptionId: "", writtenOrder: "", payment: "link" },
});

/** What of a product can be ordered: its variants, or itself. */
export function goodsOf({
  id: productId,
  name,
  sku,
  variants,
  ...product
}: Product): OrderedGood[] {
  if (variants.length === 0) {
    return [{ productId, name, sku, unitPriceCAD: product.priceCAD, stock: product.stock }];
  }
  return variants.map((variant) => ({
    ...{ productId, name, variantId: variant.id, variantName: variantNameOf(variant.options) },
    ...{ sku: variant.sku, unitPriceCAD: variant.priceCAD, stock: variant.stock },
  }));
}

const askedLine = ({ productId, variantId }: OrderedGood, qty: number) => ({
  ...{ productId, qty },
  ...(variantId && { variantId }),
});

const termsOf = (values: Pick<NewOrderValues, "codes" | "deliveryOptionId" | "writtenOrder">) => ({
  ...(values.codes.length > 0 && { codes: [...values.codes] }),
  ...(values.deliveryOptionId && { deliveryOptionId: values.deliveryOptionId }),
  ...(values.writtenOrder && { writtenOrder: values.writtenOrder }),
});

/** What the totals are asked for, as far as the form is filled in; null while nothing is ordered. */
export function askedTotals({ lines, shipping, ...values }: NewOrderValues) {
  const items = lines.flatMap((line) => {
    const qty = OrderQuantity.safeParse(Number(line.qty));
    return qty.success ? [askedLine(line, qty.data)] : [];
  });
  if (items.length === 0) return null;
  const { region, postal, email } = StaffShippingForm.shape;
  const place = z.object({ region, postal }).safeParse(shipping);
  const buyer = email.safeParse(shipping.email);
  const written = NewOrderForm.shape.writtenOrder.safeParse(values.writtenOrder);
  return {
    items,
    ...termsOf({ ...values, writtenOrder: written.success ? written.data : "" }),
    ...(place.success && { shipping: place.data }),
    ...(buyer.success && buyer.data && { email: buyer.data }),
  };
}

/** The form of an order that was placed, as it is. */
export const placedAsForm = (
  { shipping, items }: Pick<Order, "shipping" | "items">,
  { codes }: Pick<OrderEditable, "codes">,
) => ({
  ...emptyOrder(),
  ...{ shipping, codes },
  lines: items.map(({ productId, variantId, variantName, name, qty, unitPriceCAD }) => ({
    ...{ productId: productId ?? "", name, sku: "", unitPriceCAD, qty: String(qty) },
    ...(variantId !== undefined && { variantId, variantName }),
  })),
});

/** The form of a further order of whoever an order is of. What is no product of the shop is left out. */
export function orderFor(order: Order, { isAgain }: { isAgain: boolean }): NewOrderValues {
  const [person] = foundCustomers([order], []);
  const again = placedAsForm(order, { codes: [] }).lines.filter(({ productId }) => productId);
  return {
    ...emptyOrder(),
    ...(person && { shipping: person.shipping }),
    lines: isAgain ? again : [],
  };
}

/** Whether an order's goods can be changed, and how was paid what it comes to more. */
export interface ChangeTerms {
  hasGoods: boolean;
  /** "link": by card, once its buyer pays by a link. */
  means?: PaymentMeans | "link";
}

/** What an order is to be; its goods only where they can be changed. */
export function changedOrder(
  { lines, shipping, deliveryOptionId, codes }: NewOrder,
  { hasGoods, means }: ChangeTerms,
): OrderEditParams {
  return {
    shipping,
    ...(means && (means === "link" ? { byLink: true } : { means })),
    ...(hasGoods && { items: lines.map((line) => askedLine(line, line.qty)), codes }),
    ...(hasGoods && deliveryOptionId && { deliveryOptionId }),
  };
}

/** The order as it is sent, at the total in cents that was shown. */
export function placedOrder(
  { key, lines, shipping, payment, ...values }: NewOrder,
  amountCAD: number,
): PhoneOrderParams {
  return {
    key,
    items: lines.map((line) => askedLine(line, line.qty)),
    amountCAD,
    shipping,
    ...termsOf(values),
    payment: payment === "link" ? { by: "link" } : { by: "means", means: payment },
  };
}
