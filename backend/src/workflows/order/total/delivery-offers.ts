import { centsFromDollars, dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, QueryContext } from "@medusajs/framework/utils";
import { TAX_COUNTRY } from "../../../taxes/sales-taxes";
import type { StoreContext } from "../../store/store-context";
import { medusaPlace, type Place } from "./place";

/** A way of delivery that staff offer for an address, as one of Medusa's shipping options. */
export interface DeliveryOffer {
  id: string;
  name: string;
  /** In cents. */
  amount: number;
  includesTax: boolean;
  /** Staff's words about how long it takes: the description of the option's type. */
  estimate: string;
  typeId: string | undefined;
}

interface Row {
  id: string;
  name: string;
  shipping_option_type_id?: string;
  type?: { description?: string | null } | null;
  calculated_price?: {
    calculated_amount?: number | null;
    is_calculated_price_tax_inclusive?: boolean;
  } | null;
}

/**
 * What may be chosen for goods of so many cents, the cheapest first; without a place, what is
 * offered all over Canada. Prices that a carrier computes need an address and are left out.
 */
export async function listDeliveryOffers(
  container: MedusaContainer,
  { regionId, stockLocationIds }: StoreContext,
  place: Place | undefined,
  goodsCents: number,
): Promise<DeliveryOffer[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data: locations } = await query.graph({
    entity: "stock_location",
    fields: ["fulfillment_sets.id"],
    filters: { id: stockLocationIds },
  });
  const offered = await container.resolve(Modules.FULFILLMENT).listShippingOptionsForContext(
    {
      context: { is_return: "false", enabled_in_store: "true" },
      address: place ? medusaPlace(place) : { country_code: TAX_COUNTRY },
      fulfillment_set_id: locations.flatMap(({ fulfillment_sets }) =>
        (fulfillment_sets ?? []).flatMap((set: { id: string } | null) => set?.id ?? []),
      ),
    },
    { relations: ["rules"] },
  );
  const { data } = await query.graph({
    entity: "shipping_option",
    fields: ["id", "name", "shipping_option_type_id", "type.description", "calculated_price.*"],
    filters: { id: offered.map(({ id }) => id) },
    context: {
      calculated_price: QueryContext({
        currency_code: "cad",
        region_id: regionId,
        item_total: dollarsFromCents(goodsCents),
      }),
    },
  });
  return (data as unknown as Row[]).flatMap(fromMedusa).sort(byPrice);
}

function fromMedusa({ id, name, type, calculated_price: price, ...row }: Row): DeliveryOffer[] {
  if (price?.calculated_amount == null) return [];
  return [
    {
      id,
      name,
      amount: centsFromDollars(Number(price.calculated_amount)),
      includesTax: price.is_calculated_price_tax_inclusive ?? false,
      estimate: type?.description ?? "",
      typeId: row.shipping_option_type_id,
    },
  ];
}

function byPrice(one: DeliveryOffer, other: DeliveryOffer): number {
  return one.amount - other.amount || one.name.localeCompare(other.name, "en-CA");
}
