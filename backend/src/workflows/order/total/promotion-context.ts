import { dollarsFromCents } from "@eldercare/contracts";
import type { ComputeActionContext } from "@medusajs/framework/types";
import type { CodeUser } from "../../../orders/code-user";
import { TAX_COUNTRY } from "../../../taxes/sales-taxes";
import type { StoreContext } from "../../store/store-context";
import type { CartGood } from "./cart-goods";
import type { TaxRate } from "./compose-totals";
import type { DeliveryOffer } from "./delivery-offers";
import type { CartTaxes } from "./tax-rates";

/** What promotions look at. */
export interface CartOfPromotions {
  goods: readonly CartGood[];
  delivery: DeliveryOffer | undefined;
  taxes: CartTaxes;
  user: CodeUser;
}

/** The cart as the rules of promotions read it: that of Medusa's own checkout, which is kept nowhere. */
export function promotionContext(
  { regionId, salesChannelId }: StoreContext,
  { goods, delivery, taxes, user }: CartOfPromotions,
): ComputeActionContext {
  const cents = goods.reduce((sum, { qty, unitPriceCAD }) => sum + qty * unitPriceCAD, 0);
  return {
    currency_code: "cad",
    region: { id: regionId },
    region_id: regionId,
    sales_channel_id: salesChannelId,
    email: user.email,
    customer: { id: user.id, groups: user.groupIds.map((id) => ({ id })) },
    shipping_address: { country_code: TAX_COUNTRY },
    item_total: dollarsFromCents(cents),
    subtotal: dollarsFromCents(cents),
    items: goods.map(({ variantId, qty, unitPriceCAD, includesTax, isDiscountable, product }) => ({
      id: variantId,
      product_id: product.id,
      quantity: qty,
      unit_price: dollarsFromCents(unitPriceCAD),
      ...inDollars(qty * unitPriceCAD, includesTax, taxes.goods.get(variantId) ?? []),
      is_discountable: isDiscountable,
      product,
    })),
    shipping_methods: delivery
      ? [
          {
            id: delivery.id,
            shipping_option_id: delivery.id,
            ...inDollars(delivery.amount, delivery.includesTax, taxes.delivery),
            shipping_option: {
              ...(delivery.typeId && { shipping_option_type_id: delivery.typeId }),
            },
          },
        ]
      : [],
  };
}

/** Cents of a discount in the terms of the price it is taken off: with or without taxes. */
export function inPriceTerms(
  { amount, is_tax_inclusive: withTax }: { amount: unknown; is_tax_inclusive?: boolean },
  priced: { includesTax: boolean } | undefined,
  taxes: readonly TaxRate[],
): number {
  const cents = Number(amount) * 100;
  if (!priced || priced.includesTax === Boolean(withTax)) return cents;
  return priced.includesTax ? cents * taxFactor(taxes) : cents / taxFactor(taxes);
}

/** What Medusa calls subtotal is without taxes, its original total with them. */
function inDollars(cents: number, includesTax: boolean, taxes: readonly TaxRate[]) {
  const amount = dollarsFromCents(cents);
  return {
    subtotal: includesTax ? amount / taxFactor(taxes) : amount,
    original_total: includesTax ? amount : amount * taxFactor(taxes),
  };
}

function taxFactor(taxes: readonly TaxRate[]): number {
  return 1 + taxes.reduce((sum, { rate }) => sum + rate, 0) / 100;
}
