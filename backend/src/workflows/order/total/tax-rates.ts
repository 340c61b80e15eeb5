import { dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer, TaxCalculationContext } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { StoreContext } from "../../store/store-context";
import type { CartGood } from "./cart-goods";
import type { TaxRate } from "./compose-totals";
import type { DeliveryOffer } from "./delivery-offers";
import { medusaPlace, type Place } from "./place";

/** The taxes of each product, by its id, and of the delivery. */
export interface CartTaxes {
  goods: ReadonlyMap<string, readonly TaxRate[]>;
  delivery: readonly TaxRate[];
}

const NO_TAXES: CartTaxes = { goods: new Map(), delivery: [] };

/**
 * Medusa's own tax lines of a cart, computed by the provider of its tax region. None while staff
 * have taxes off, and none before it is known where the cart goes.
 */
export async function readTaxRates(
  container: MedusaContainer,
  { regionId }: StoreContext,
  place: Place | undefined,
  { goods, delivery }: { goods: readonly CartGood[]; delivery: DeliveryOffer | undefined },
): Promise<CartTaxes> {
  if (!place) return NO_TAXES;
  const region = await container
    .resolve(Modules.REGION)
    .retrieveRegion(regionId, { select: ["id", "automatic_taxes"] });
  if (!region.automatic_taxes) return NO_TAXES;
  const context: TaxCalculationContext = { address: medusaPlace(place), is_return: false };
  const lines = await container.resolve(Modules.TAX).getTaxLines(
    [
      ...goods.map(({ productId, product, qty, unitPriceCAD }) => ({
        id: productId,
        product_id: productId,
        ...(product.type_id && { product_type_id: product.type_id }),
        quantity: qty,
        unit_price: dollarsFromCents(unitPriceCAD),
        currency_code: "cad",
      })),
      ...(delivery
        ? [
            {
              id: delivery.id,
              shipping_option_id: delivery.id,
              unit_price: dollarsFromCents(delivery.amount),
              currency_code: "cad",
            },
          ]
        : []),
    ],
    context,
  );
  const taxes: TaxRate[] = [];
  const byGood = new Map<string, TaxRate[]>();
  for (const line of lines) {
    const tax = { name: line.name, rate: Number(line.rate), code: line.code ?? line.name };
    if ("line_item_id" in line) {
      byGood.set(line.line_item_id, [...(byGood.get(line.line_item_id) ?? []), tax]);
    } else taxes.push(tax);
  }
  return { goods: byGood, delivery: taxes };
}
