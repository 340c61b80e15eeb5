import { dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { readSpecLines } from "../../../medusa/product-specs";
import { TAX_COUNTRY, TAX_PROVIDER } from "../../../taxes/sales-taxes";
import { asksWrittenOrder } from "../../../taxes/tax-rules";
import { TAX_LINES, taxedAs } from "../../../taxes/taxed-as";
import type { WrittenOrderContext } from "../../../taxes/written-order-context";
import type { CartGood } from "./cart-goods";
import type { TaxRate } from "./compose-totals";
import type { DeliveryOffer } from "./delivery-offers";
import { medusaPlace, type Place } from "./place";

/** The taxes of each line, by its variant, and of the delivery. */
export interface CartTaxes {
  goods: ReadonlyMap<string, readonly TaxRate[]>;
  delivery: readonly TaxRate[];
  /** Whether one of the goods bears less with a written order. */
  asksWrittenOrder: boolean;
}

export const NO_TAXES: CartTaxes = { goods: new Map(), delivery: [], asksWrittenOrder: false };

interface Taxed {
  goods: readonly CartGood[];
  delivery: DeliveryOffer | undefined;
  hasWrittenOrder: boolean;
}

/**
 * Medusa's own tax lines of a cart, computed by the provider of its tax region; none before it is
 * known where the cart goes. To be asked while staff have taxes on.
 */
export async function readTaxRates(
  container: MedusaContainer,
  place: Place | undefined,
  { goods, delivery, hasWrittenOrder }: Taxed,
): Promise<CartTaxes> {
  if (!place) return NO_TAXES;
  const context: WrittenOrderContext = {
    address: medusaPlace(place),
    is_return: false,
    has_written_order: hasWrittenOrder,
  };
  const lines = await container.resolve(Modules.TAX).getTaxLines(
    [
      ...goods.map(({ productId, variantId, product, qty, unitPriceCAD }) => ({
        id: variantId,
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
  const specs = await readSpecLines(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    goods.map(({ productId }) => productId),
    TAX_LINES,
  );
  const mayAsk = [...specs.values()].some((of) => asksWrittenOrder(taxedAs(of)));
  const asks = mayAsk && (await hasTaxClasses(container));
  return { goods: byGood, delivery: taxes, asksWrittenOrder: asks };
}

/** Whether products' tax classes decide amounts: staff may choose another tax provider in Medusa. */
async function hasTaxClasses(container: MedusaContainer): Promise<boolean> {
  const regions = await container
    .resolve(Modules.TAX)
    .listTaxRegions({ country_code: TAX_COUNTRY }, { take: 50 });
  return regions.some(({ provider_id: id }) => id === TAX_PROVIDER);
}
