import {
  centsFromDollars,
  paymentIntentIdOf,
  type ShippingForm,
  type User,
} from "@eldercare/contracts";
import { shopApi } from "~/api/shop-api";
import { type CartLines, subtotalOf } from "~/features/cart/cart-rules";

/** Places the order that the payment is for; the same payment and cart give the same order. */
export async function placeOrder(
  user: User,
  lines: CartLines,
  shipping: ShippingForm,
  clientSecret: string,
): Promise<string> {
  const { id } = await shopApi.call("orders.place", {
    body: {
      userId: user.id,
      email: user.email,
      items: lines.map(({ id, name, quantity, price }) => ({
        productId: id,
        name,
        qty: quantity,
        unitPriceCAD: centsFromDollars(price),
      })),
      amountCAD: centsFromDollars(subtotalOf(lines)),
      currency: "CAD",
      shipping,
      paymentIntentId: paymentIntentIdOf(clientSecret),
    },
  });
  return id;
}
