import { centsFromDollars, dollarsFromCents, type FreeDelivery } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, QueryContext } from "@medusajs/framework/utils";
import { TAX_COUNTRY } from "../../../taxes/sales-taxes";
import type { StoreContext } from "../../store/store-context";
import { type DeliveryPrice, freeDeliveryOf } from "./free-delivery";
import { medusaPlace, type Place } from "./place";
import { offersTogether } from "./travelling-together";

/** The type of Medusa's fulfillment sets whose parcels people fetch. */
const PICK_UP = "pickup";

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
  profileId: string;
}

/** What of a cart decides how it can be sent. */
export interface Load {
  /** Medusa's shipping profiles of its goods. */
  profileIds: readonly string[];
  goodsCents: number;
  /** In Medusa's unit of weights, the store's own; for rules of options on `weight`. */
  weight: number;
}

interface Row {
  id: string;
  name: string;
  shipping_option_type_id?: string;
  shipping_profile_id: string;
  type?: { description?: string | null } | null;
  calculated_price?: {
    calculated_amount?: number | null;
    is_calculated_price_tax_inclusive?: boolean;
  } | null;
}

/**
 * What may be chosen for such a load, the cheapest first; without a place, what is offered all over
 * Canada. Prices that a carrier computes need an address and are left out.
 */
export async function listDeliveryOffers(
  container: MedusaContainer,
  store: StoreContext,
  place: Place | undefined,
  { profileIds, goodsCents, weight }: Load,
): Promise<DeliveryOffer[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const sets = await readFulfillmentSets(container, store);
  const { data } = await query.graph({
    entity: "shipping_option",
    fields: [
      "id",
      "name",
      "shipping_option_type_id",
      "shipping_profile_id",
      "type.description",
      "calculated_price.*",
    ],
    filters: { id: await listOfferedIds(container, sets, { place, weight }) },
    context: {
      calculated_price: QueryContext({
        currency_code: "cad",
        region_id: store.regionId,
        item_total: dollarsFromCents(goodsCents),
      }),
    },
  });
  const offers = (data as unknown as Row[]).flatMap(fromMedusa).sort(byPrice);
  return offersTogether(offers, profileIds);
}

interface FulfillmentSet {
  id: string;
  type: string;
}

/** What the shop's stock locations deliver by, pick-up among it. */
async function readFulfillmentSets(
  container: MedusaContainer,
  { stockLocationIds }: StoreContext,
): Promise<FulfillmentSet[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "stock_location",
    fields: ["fulfillment_sets.id", "fulfillment_sets.type"],
    filters: { id: stockLocationIds },
  });
  return data.flatMap(({ fulfillment_sets }) =>
    (fulfillment_sets ?? []).flatMap((set: FulfillmentSet | null) => set ?? []),
  );
}

/** Ids of the shipping options of these sets for a place, or for all of Canada. */
async function listOfferedIds(
  container: MedusaContainer,
  sets: readonly FulfillmentSet[],
  { place, weight, profileId }: { place?: Place; weight?: number; profileId?: string },
): Promise<string[]> {
  const offered = await container.resolve(Modules.FULFILLMENT).listShippingOptionsForContext(
    {
      context: {
        ...{ is_return: "false", enabled_in_store: "true" },
        ...(weight !== undefined && { weight: String(weight) }),
      },
      address: place ? medusaPlace(place) : { country_code: TAX_COUNTRY },
      fulfillment_set_id: sets.map(({ id }) => id),
      ...(profileId && { shipping_profile_id: profileId }),
    },
    { relations: ["rules"] },
  );
  return offered.map(({ id }) => id);
}

interface PricedRow {
  prices: {
    amount: number;
    currency_code: string;
    price_rules?: DeliveryPrice["rules"];
  }[];
}

/** When delivery of common goods all over Canada is free; to fetch it oneself counts as no delivery. */
export async function readFreeDelivery(
  container: MedusaContainer,
  store: StoreContext,
): Promise<FreeDelivery> {
  const sets = (await readFulfillmentSets(container, store)).filter(({ type }) => type !== PICK_UP);
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "shipping_option",
    fields: ["prices.amount", "prices.currency_code", "prices.price_rules.*"],
    filters: { id: await listOfferedIds(container, sets, { profileId: store.shippingProfileId }) },
  });
  return freeDeliveryOf(
    (data as unknown as PricedRow[])
      .flatMap(({ prices }) => prices)
      .filter(({ currency_code }) => currency_code === "cad")
      .map(({ amount, price_rules: rules = [] }) => ({
        amount: Number(amount),
        // The shop has one region.
        rules: rules.filter(({ attribute }) => attribute !== "region_id"),
      })),
  );
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
      profileId: row.shipping_profile_id,
    },
  ];
}

function byPrice(one: DeliveryOffer, other: DeliveryOffer): number {
  return one.amount - other.amount || one.name.localeCompare(other.name, "en-CA");
}
