import {
  askedLineOf,
  centsFromDollars,
  paymentIntentIdOf,
  type ShippingForm,
} from "@eldercare/contracts";
import { shopApi } from "~/api/shop-api";
import type { CartLines } from "~/features/cart/cart-rules";
import type { Shopper } from "./shopper";
import type { AgreedTotals } from "./use-totals";

type Placed = {
  user: Shopper;
  lines: CartLines;
  shipping: ShippingForm;
  agreed: AgreedTotals;
  clientSecret: string;
};

/** Places the order that the payment is for; the same payment and cart give the same order. */
export async function placeOrder(placed: Placed): Promise<string> {
  const { user, lines, shipping, agreed, clientSecret } = placed;
  const { totalCents, deliveryOptionId, codes, writtenOrder } = agreed;
  const { id } = await shopApi.call("orders.place", {
    body: {
      userId: user.id,
      email: user.email,
      items: lines.map((line) => ({
        ...askedLineOf(line),
        name: line.name,
        unitPriceCAD: centsFromDollars(line.price),
      })),
      amountCAD: totalCents,
      currency: "CAD",
      shipping,
      paymentIntentId: paymentIntentIdOf(clientSecret),
      ...(deliveryOptionId !== undefined && { deliveryOptionId }),
      ...(codes.length > 0 && { codes: [...codes] }),
      ...(writtenOrder !== undefined && { writtenOrder }),
    },
  });
  return id;
}
