import type { CheckoutTotals, CheckoutTotalsBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import { findStoreContext, type StoreContext } from "../../store/store-context";
import { readCartGoods } from "./cart-goods";
import { composeTotals } from "./compose-totals";
import { type DeliveryOffer, listDeliveryOffers } from "./delivery-offers";
import { readDiscounts } from "./discounts";
import { refuseConflict, totalOf } from "./find-conflict";
import { priceLines } from "./price-lines";
import type { CodeUser } from "./promotion-context";
import { readTaxRates } from "./tax-rates";

const NOT_OFFERED = "This way of delivery is not offered for this address. Please choose another.";

/**
 * What a cart comes to: Medusa's prices, delivery, taxes and promotions of this moment, in the
 * shop's cents (spec §7). Nothing is kept. More than there is of a product is a conflict with the
 * fresh lines. Throws {@link Refusal}.
 */
export async function readCheckoutTotals(
  container: MedusaContainer,
  user: CodeUser,
  { items, shipping, deliveryOptionId, codes = [] }: CheckoutTotalsBody,
): Promise<CheckoutTotals> {
  const store = await findStoreContext(container);
  const lines = await priceLines(container, store, items);
  refuseConflict(lines, items, totalOf(lines));
  const [goods, offers] = await Promise.all([
    readCartGoods(container, store, lines),
    listDeliveryOffers(container, store, shipping, totalOf(lines)),
  ]);
  const delivery = chosenOffer(offers, store, deliveryOptionId);
  const taxes = await readTaxRates(container, store, shipping, { goods, delivery });
  const discounts = await readDiscounts(container, store, codes, { goods, delivery, taxes, user });
  const totals = composeTotals(
    goods.map(({ productId, qty, unitPriceCAD, includesTax }) => ({
      amount: qty * unitPriceCAD,
      discount: discounts.goods.get(productId) ?? 0,
      includesTax,
      taxes: taxes.goods.get(productId) ?? [],
    })),
    delivery && { ...delivery, discount: discounts.delivery, taxes: taxes.delivery },
  );
  return {
    ...totals,
    deliveryOptions: offers.map(({ id, name, amount, estimate }) => ({
      id,
      name,
      amount,
      estimate,
    })),
    pricesIncludeTax: goods.every(({ includesTax }) => includesTax),
    codes: discounts.codes,
  };
}

/** The one that was asked for; else the shop's own, else the cheapest. */
function chosenOffer(
  offers: readonly DeliveryOffer[],
  { shippingOptionId }: StoreContext,
  asked: string | undefined,
): DeliveryOffer | undefined {
  if (asked === undefined) return offers.find(({ id }) => id === shippingOptionId) ?? offers[0];
  const offer = offers.find(({ id }) => id === asked);
  if (!offer) {
    throw new Refusal("invalid", NOT_OFFERED, {
      fields: [{ path: "deliveryOptionId", message: NOT_OFFERED }],
    });
  }
  return offer;
}
