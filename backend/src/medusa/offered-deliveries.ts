import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { isContextValid, type Rule } from "@medusajs/fulfillment/dist/utils/utils";
import { CAD_INCLUDES_TAX, pricesOfSet, type ReadPrices } from "./plain-prices";

/** A shipping option that is offered in the store, with its prices. */
export interface OfferedDelivery {
  id: string;
  name: string;
  type_id: string | null;
  profile_id: string;
  /** The description of its type. */
  estimate: string | null;
  /** "pickup" or "shipping": the type of its fulfillment set. */
  set_type: string;
  price_set_id: string | null;
  prices: ReadPrices | null;
  includes_tax: boolean;
}

/** Where something goes, as Medusa's geo zones name it. */
interface Place {
  country_code: string;
  province_code?: string;
  postal_expression?: string;
}

/** The shipping profiles whose goods these locations send anywhere, as far as staff made ways for them. */
export async function listDeliveredProfiles(
  database: Knex,
  locationIds: readonly string[],
): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select distinct o.shipping_profile_id as id
      from shipping_option o
      join service_zone z on z.id = o.service_zone_id and z.deleted_at is null
      join fulfillment_set f on f.id = z.fulfillment_set_id and f.deleted_at is null
     where o.deleted_at is null and f.type <> 'pickup'
       and exists (select from location_fulfillment_set place
            where place.fulfillment_set_id = f.id and place.deleted_at is null
              and place.stock_location_id = any(?))
       and not exists (select from shipping_option_rule r
            where r.shipping_option_id = o.id and r.deleted_at is null
              and r.attribute = 'is_return' and r.value = to_jsonb('true'::text))`,
    [locationIds] as unknown as Knex.RawBinding[],
  );
  return rows.map(({ id }) => id);
}

type Row = OfferedDelivery & { rules: Rule[] };

/** What a store's checkout is to Medusa's rules of shipping options. */
const IN_STORE = { is_return: "false", enabled_in_store: "true" };

/**
 * The shipping options of these locations for a place, as the Fulfillment Module finds them
 * (`listShippingOptionsForContext`), for a load of so much weight, with their prices: one statement where it and the query of the
 * prices take thirteen.
 */
export async function listOfferedDeliveries(
  database: Knex,
  locationIds: readonly string[],
  { country_code: country, province_code: province, postal_expression: postal }: Place,
  weight?: number,
): Promise<OfferedDelivery[]> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select o.id, o.name, t.id as type_id, t.description as estimate,
        o.shipping_profile_id as profile_id, f.type as set_type,
        s.id as price_set_id, ${pricesOfSet("s.id")} as prices,
        ${CAD_INCLUDES_TAX} as includes_tax,
        coalesce((select json_agg(json_build_object('attribute', r.attribute,
              'operator', r.operator, 'value', r.value))
            from shipping_option_rule r
           where r.shipping_option_id = o.id and r.deleted_at is null), '[]') as rules
      from shipping_option o
      join service_zone z on z.id = o.service_zone_id and z.deleted_at is null
      join fulfillment_set f on f.id = z.fulfillment_set_id and f.deleted_at is null
      left join shipping_option_type t on t.id = o.shipping_option_type_id and t.deleted_at is null
      left join shipping_option_price_set l on l.shipping_option_id = o.id and l.deleted_at is null
      left join price_set s on s.id = l.price_set_id and s.deleted_at is null
     where o.deleted_at is null
       and exists (select from location_fulfillment_set place
             join stock_location location on location.id = place.stock_location_id
              and location.deleted_at is null
            where place.fulfillment_set_id = f.id and place.deleted_at is null
              and place.stock_location_id = any(:locationIds))
       and exists (select from geo_zone g
            where g.service_zone_id = z.id and g.deleted_at is null and g.country_code = :country
              and (g.type = 'country'
                or (g.type = 'province' and g.province_code = :province)
                or (g.type = 'zip' and g.province_code = :province
                  and g.postal_expression = to_jsonb(:postal::text))))
     order by o.id`,
    {
      locationIds,
      country,
      province: province ?? null,
      postal: postal ?? null,
    } as unknown as Knex.RawBinding,
  );
  const context = { ...IN_STORE, ...(weight !== undefined && { weight: String(weight) }) };
  return rows
    .filter(({ rules }) => isContextValid(context, rules))
    .map(({ rules: _, ...row }) => row);
}
