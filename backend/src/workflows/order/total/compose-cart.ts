import {
  type CheckoutChoices,
  type CheckoutTotals,
  type OrderTotals,
  OVERSIZE_LINE,
  type ProvinceCode,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PromotionUsage } from "../../../medusa/promotion-usage";
import { readSaleTerms } from "../../../medusa/sale-terms";
import { readShippingProfiles } from "../../../medusa/shipping-profiles";
import type { CodeUser } from "../../../orders/code-user";
import { registrationOf } from "../../../orders/tax-numbers";
import type { StoreContext } from "../../store/store-context";
import { type CartGood, cartGoods } from "./cart-goods";
import { type PricedLine, totalOf } from "./cart-lines";
import { composeTotals, type TotalledLine } from "./compose-totals";
import { type DeliveryOffer, listDeliveryOffers } from "./delivery-offers";
import { NO_DISCOUNTS, readDiscounts } from "./discounts";
import { NO_TAXES, readTaxRates } from "./tax-rates";

const OVERSIZE = { ...OVERSIZE_LINE, name: OVERSIZE_LINE.name.toLowerCase() };

/** What one code takes off one line, in whole cents. */
export interface CodeShare {
  code: string;
  cents: number;
}

/** A line with everything that its price, codes and taxes are. */
export interface ComposedLine extends TotalledLine {
  shares: readonly CodeShare[];
}

/** A cart as it would be sold at this moment: its totals, and what they are made of. */
export interface ComposedCart {
  totals: CheckoutTotals;
  goods: (ComposedLine & { variantId: string })[];
  delivery: (ComposedLine & { offer: DeliveryOffer }) | undefined;
  /** False where another delivery had to take the place of the one that was asked for. */
  isDeliveryOffered: boolean;
  /** Whether something in it bears less tax with a written order. */
  asksWrittenOrder: boolean;
  /** What was said of it, where it is asked for. */
  writtenOrder: string | undefined;
}

/**
 * What lines that are sold come to: Medusa's delivery, taxes and promotions of this moment, in the
 * shop's cents. Nothing is kept. Codes that do not apply say why, and take off nothing.
 */
export async function composeCart(
  container: MedusaContainer,
  store: StoreContext,
  lines: readonly PricedLine[],
  {
    user,
    shipping,
    deliveryOptionId,
    codes = [],
    writtenOrder,
    ownUsage,
  }: CheckoutChoices & { user: CodeUser; ownUsage?: PromotionUsage | undefined },
): Promise<ComposedCart> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const goods = cartGoods(lines);
  const [terms, profiles] = await Promise.all([
    readSaleTerms(database, store.regionId),
    readShippingProfiles(
      database,
      lines.map(({ productId }) => productId),
      { oversize: OVERSIZE, defaultId: store.shippingProfileId },
    ),
  ]);
  const offers = await listDeliveryOffers(container, store, shipping, {
    profileIds: [...profiles.values()],
    goodsCents: totalOf(lines),
    weight: goods.reduce((sum, { weight }) => sum + weight, 0),
  });
  const asked = offers.find(({ id }) => id === deliveryOptionId);
  const offer = asked ?? ownOffer(offers, store);
  const hasWrittenOrder = writtenOrder !== undefined;
  const taxes = terms.hasTaxes
    ? await readTaxRates(container, shipping, { goods, delivery: offer, hasWrittenOrder })
    : NO_TAXES;
  const discounts =
    terms.hasAutomaticPromotions || codes.length > 0
      ? await readDiscounts(
          container,
          store,
          codes,
          { goods, delivery: offer, taxes, user },
          ownUsage,
        )
      : NO_DISCOUNTS;
  const sharesOf = (variantId: string | undefined) =>
    discounts.shares
      .filter((share) => share.variantId === variantId && share.cents > 0)
      .map(({ code, cents }) => ({ code, cents }));
  const composedGoods = goods.map((good) => ({
    variantId: good.variantId,
    ...composedLine(good.qty * good.unitPriceCAD, good, {
      taxes: taxes.goods.get(good.variantId) ?? [],
      shares: sharesOf(good.variantId),
    }),
  }));
  const delivery = offer && {
    offer,
    ...composedLine(offer.amount, offer, { taxes: taxes.delivery, shares: sharesOf(undefined) }),
  };
  return {
    totals: {
      ...composeTotals(composedGoods, delivery),
      deliveryOptions: offers.map(({ id, name, amount, estimate }) => ({
        id,
        name,
        amount,
        estimate,
      })),
      ...(offer && { deliveryOptionId: offer.id }),
      pricesIncludeTax: goods.every(({ includesTax }) => includesTax),
      codes: discounts.codes,
    },
    goods: composedGoods,
    delivery,
    isDeliveryOffered: asked !== undefined || deliveryOptionId === undefined,
    asksWrittenOrder: taxes.asksWrittenOrder,
    writtenOrder: taxes.asksWrittenOrder ? writtenOrder : undefined,
  };
}

/** What an order keeps of the totals that its buyer agreed to; codes as Medusa writes them. */
export function agreedTotals(
  { totals, goods, delivery, writtenOrder }: ComposedCart,
  { taxNumbers }: Pick<StoreContext, "taxNumbers">,
  province: ProvinceCode,
): OrderTotals {
  const { deliveryOptions: _, deliveryOptionId: __, codes: ___, ...agreed } = totals;
  const codes = new Map<string, number>();
  for (const { code, cents } of [...goods, ...(delivery ? [delivery] : [])].flatMap(
    ({ shares }) => shares,
  )) {
    codes.set(code, (codes.get(code) ?? 0) + cents);
  }
  return {
    ...agreed,
    taxes: agreed.taxes.map((tax) => ({
      ...tax,
      ...registrationOf(tax.name, province, taxNumbers),
    })),
    deliveryName: delivery?.offer.name ?? "",
    codes: [...codes].map(([code, amount]) => ({ code, amount })),
    ...(writtenOrder !== undefined && { writtenOrder }),
  };
}

function composedLine(
  amount: number,
  { includesTax }: Pick<CartGood, "includesTax">,
  { taxes, shares }: Pick<ComposedLine, "taxes" | "shares">,
): ComposedLine {
  const discount = shares.reduce((sum, { cents }) => sum + cents, 0);
  return { amount, discount, includesTax, taxes, shares };
}

/** The shop's own delivery, else the cheapest. */
function ownOffer(
  offers: readonly DeliveryOffer[],
  { shippingOptionId }: StoreContext,
): DeliveryOffer | undefined {
  return offers.find(({ id }) => id === shippingOptionId) ?? offers[0];
}
