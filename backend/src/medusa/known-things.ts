import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { IN_SHOP } from "./archived-products";

/** An id and what it is in every shop: the product with that address, the tax of that province. */
export interface KnownThing {
  id: string;
  key: string;
}

/**
 * What products and settings are the same in two shops whose ids differ. One id may have several
 * keys, the surest first.
 */
export async function knownThings(database: Knex): Promise<KnownThing[]> {
  const { rows } = await database.raw<{ rows: KnownThing[] }>(
    `with the_store as (
       select s.* from store s where s.deleted_at is null order by s.id limit 1),
     variants as (
       select v.id, coalesce(nullif(v.sku, ''), p.handle || '#' || coalesce(v.variant_rank, 0)) as key
         from product_variant v join product p on p.id = v.product_id
        where v.deleted_at is null and ${IN_SHOP}),
     deliveries as (
       select o.id, o.shipping_option_type_id as type_id, z.name || ': ' || o.name as key
         from shipping_option o join service_zone z on z.id = o.service_zone_id
        where o.deleted_at is null)
     select 1 as place, id, 'store' as key from the_store
     union all select 1, default_sales_channel_id, 'sales channel' from the_store
     union all select 1, default_region_id, 'region' from the_store
     union all select 1, default_location_id, 'warehouse' from the_store
     union all select 1, l.address_id, 'address of the warehouse'
       from stock_location l join the_store on l.id = the_store.default_location_id
     union all select 1, kept.value, 'store''s ' || kept.key
       from the_store, jsonb_each_text(coalesce(the_store.metadata, '{}')) as kept(key, value)
      where kept.key like '%\\_id'
     union all select 2, d.type_id, 'type of the store''s delivery' from deliveries d
       join the_store on the_store.metadata->>'shipping_option_id' = d.id
     union all select 2, x.price_set_id, 'prices of the store''s delivery'
       from shipping_option_price_set x join the_store
         on the_store.metadata->>'shipping_option_id' = x.shipping_option_id
      where x.deleted_at is null
     union all select 1, p.id, 'product ' || p.handle from product p where ${IN_SHOP}
     union all select 1, id, 'variant ' || key from variants
     union all select 1, x.inventory_item_id, 'stock of ' || v.key
       from product_variant_inventory_item x join variants v on v.id = x.variant_id
      where x.deleted_at is null
     union all select 1, c.id, 'category ' || c.handle
       from product_category c where c.deleted_at is null
     union all select 1, b.id, 'guide ' || b.slug from post b where b.deleted_at is null
     union all select 1, g.id, 'tag ' || g.value from product_tag g where g.deleted_at is null
     union all select 3, c.id, 'sales channel ' || c.name
       from sales_channel c where c.deleted_at is null
     union all select 3, l.id, 'stock location ' || l.name
       from stock_location l where l.deleted_at is null
     union all select 3, e.id, 'tax included by ' || e.attribute || ' ' ||
         case when e.value = the_store.default_region_id then 'region' else e.value end
       from price_preference e, the_store where e.deleted_at is null
     union all select 3, r.id, 'taxes of ' || r.country_code || ' ' || coalesce(r.province_code, '')
       from tax_region r where r.deleted_at is null
     union all select 3, a.id, 'tax ' || r.country_code || ' ' || coalesce(r.province_code, '') ||
         ' ' || a.code || case when a.is_default then ' by default' else '' end
       from tax_rate a join tax_region r on r.id = a.tax_region_id where a.deleted_at is null
     union all select 3, f.id, 'deliveries ' || f.name
       from fulfillment_set f where f.deleted_at is null
     union all select 3, z.id, 'zone ' || z.name from service_zone z where z.deleted_at is null
     union all select 3, g.id, 'part of zone ' || z.name || ': ' || concat_ws(' ', g.type,
         g.country_code, g.province_code, g.city, g.postal_expression)
       from geo_zone g join service_zone z on z.id = g.service_zone_id where g.deleted_at is null
     union all select case h.type when 'default' then 2 else 3 end, h.id,
         case h.type when 'default' then 'default profile' else 'profile ' || h.name end
       from shipping_profile h where h.deleted_at is null
     union all select 3, id, 'delivery ' || key from deliveries
     union all select 3, type_id, 'type of delivery ' || key from deliveries
     union all select 3, x.price_set_id, 'prices of delivery ' || d.key
       from shipping_option_price_set x join deliveries d on d.id = x.shipping_option_id
      where x.deleted_at is null
     union all select 3, u.id, 'rule of delivery ' || d.key || ': ' || u.attribute || ' ' || u.operator
       from shipping_option_rule u join deliveries d on d.id = u.shipping_option_id
      where u.deleted_at is null
     union all select 3, g.id, 'customer group ' || g.name
       from customer_group g where g.deleted_at is null
     union all select 3, m.id, 'code ' || m.code from promotion m where m.deleted_at is null
     union all select 3, m.id, 'campaign ' || m.campaign_identifier
       from promotion_campaign m where m.deleted_at is null
     union all select 3, r.id, 'refund reason ' || r.code
       from refund_reason r where r.deleted_at is null
     union all select 3, r.id, 'return reason ' || r.value
       from return_reason r where r.deleted_at is null
     order by place, key, id`,
  );
  return rows.flatMap(({ id, key }) => (id === null ? [] : { id, key }));
}
