import { centsFromDollars, type DeliveryPromise, dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  listDeliveredProfiles,
  listOfferedDeliveries,
  type OfferedDelivery,
} from "../../../medusa/offered-deliveries";
import { priceNow } from "../../../medusa/plain-prices";
import { TAX_COUNTRY } from "../../../taxes/sales-taxes";
import { findStoreContext, type StoreContext } from "../../store/store-context";
import { type DeliveryPrice, type DeliveryWay, deliveryPromiseOf } from "./delivery-promise";
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
  const offered = await listOffered(container, store, { place, weight });
  const context = { region_id: store.regionId, item_total: dollarsFromCents(goodsCents) };
  const offers = await Promise.all(
    offered.map(async ({ id, name, type_id, profile_id, ...option }): Promise<DeliveryOffer[]> => {
      const price = await priceNow(
        container,
        { id: option.price_set_id, prices: option.prices, includesTax: option.includes_tax },
        context,
      );
      if (!price) return [];
      return [
        {
          ...{ id, name, estimate: option.estimate ?? "" },
          ...{ amount: centsFromDollars(price.amount), includesTax: price.includesTax },
          ...{ typeId: type_id ?? undefined, profileId: profile_id },
        },
      ];
    }),
  );
  return offersTogether(offers.flat().sort(byPrice), profileIds);
}

/** What the shop's stock locations deliver by to a place, or all over Canada; pick-up among it. */
function listOffered(
  container: MedusaContainer,
  { stockLocationIds }: StoreContext,
  { place, weight }: { place?: Place | undefined; weight?: number },
): Promise<OfferedDelivery[]> {
  return listOfferedDeliveries(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    stockLocationIds,
    place ? medusaPlace(place) : { country_code: TAX_COUNTRY },
    weight,
  );
}

interface PricedRow {
  id: string;
  prices: {
    amount: number;
    currency_code: string;
    price_rules?: DeliveryPrice["rules"];
  }[];
}

/** What pages promise of delivery all over Canada; to fetch it oneself counts as no delivery. */
export async function readDeliveryPromise(container: MedusaContainer): Promise<DeliveryPromise> {
  const store = await findStoreContext(container);
  const delivered = (await listOffered(container, store, {})).filter(
    ({ set_type }) => set_type !== PICK_UP,
  );
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "shipping_option",
    fields: ["id", "prices.amount", "prices.currency_code", "prices.price_rules.*"],
    filters: { id: delivered.map(({ id }) => id) },
  });
  const pricesOf = new Map((data as unknown as PricedRow[]).map(({ id, prices }) => [id, prices]));
  const ways = delivered.map(
    ({ id, name, estimate, profile_id: profileId }): DeliveryWay => ({
      ...{ name, estimate: estimate ?? "", profileId },
      prices: (pricesOf.get(id) ?? [])
        .filter(({ currency_code }) => currency_code === "cad")
        .map(({ amount, price_rules: rules = [] }) => ({
          amount: Number(amount),
          // The shop has one region.
          rules: rules.filter(({ attribute }) => attribute !== "region_id"),
        })),
    }),
  );
  const profileIds = await listDeliveredProfiles(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    store.stockLocationIds,
  );
  return deliveryPromiseOf(ways, store.shippingProfileId, profileIds);
}

function byPrice(one: DeliveryOffer, other: DeliveryOffer): number {
  return one.amount - other.amount || one.name.localeCompare(other.name, "en-CA");
}
