import type { LineSubject } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { OPTION_ORDER } from "./option-order";
import { CAD_INCLUDES_TAX, pricesOfSet, type ReadPrices } from "./plain-prices";
import { FIRST_VARIANT, VARIANT_STOCK, type VariantStock } from "./variant-stock";

/** A product as one of its variants: what prices, rules of promotions and an order's line ask of it. */
export interface CartProduct {
  id: string;
  title: string;
  subtitle: string | null;
  description: string | null;
  thumbnail: string | null;
  handle: string;
  status: string;
  discountable: boolean;
  /** In the store's unit, as its variant's. */
  weight: number | null;
  metadata: Record<string, unknown> | null;
  collection_id: string | null;
  collection_title: string | null;
  type_id: string | null;
  type_value: string | null;
  tag_ids: string[];
  category_ids: string[];
  sales_channel_ids: string[];
  variant: {
    id: string;
    title: string | null;
    sku: string | null;
    barcode: string | null;
    thumbnail: string | null;
    is_default: boolean;
    /** What it is of each option, in their order; null where no other variant is for sale. */
    options: Record<string, string> | null;
    weight: number | null;
    stock: VariantStock;
    manage_inventory: boolean;
    allow_backorder: boolean;
    price_set_id: string | null;
    prices: ReadPrices | null;
  } | null;
  /** Whether prices in CAD include taxes. */
  includes_tax: boolean;
}

/** SQL of whether a variant has a price in CAD. */
const isPriced = (variant: string) => `exists (
    select 1 from product_variant_price_set priced
      join price amount on amount.price_set_id = priced.price_set_id
       and amount.currency_code = 'cad' and amount.deleted_at is null
     where priced.variant_id = ${variant} and priced.deleted_at is null)`;

/** SQL of whether there is something to choose, as in `catalog/products/medusa-product.ts`. */
const HAS_CHOICE = `exists (
    select 1 from product_variant other
     where other.product_id = p.id and other.id <> d.id and other.deleted_at is null
       and ${isPriced("other.id")}) and ${isPriced("d.id")}`;

/** SQL of the options of a variant `v`, as `catalog/products/variant-options.ts` orders them. */
const VARIANT_OPTIONS = `(
    select json_object_agg(o.title, value.value order by
        ${OPTION_ORDER})
      from product_variant_option link
      join product_option_value value on value.id = link.option_value_id
       and value.deleted_at is null
      join product_option o on o.id = value.option_id and o.deleted_at is null
     where link.variant_id = v.id)`;

/**
 * Products of a cart, each as the variant that is asked for or else its default one, with prices and
 * stock of this moment; undefined for products that are not there, in the order of `asked`. A
 * variant of another product, or one that its product does not let people choose, is none. One
 * statement, where Medusa's query takes twenty-five: each look at a checkout asks, and each order
 * three times.
 */
export async function readCartProducts(
  database: Knex,
  asked: readonly LineSubject[],
): Promise<(CartProduct | undefined)[]> {
  const { rows } = await database.raw<{ rows: (CartProduct & { place: number })[] }>(
    `select asked.place::int as place,
        p.id, p.title, p.subtitle, p.description, p.thumbnail, p.handle, p.status,
        p.discountable, p.weight, p.metadata, p.collection_id, c.title as collection_title,
        p.type_id, t.value as type_value, ${CAD_INCLUDES_TAX} as includes_tax,
        array(select tag.id from product_tags link
                join product_tag tag on tag.id = link.product_tag_id and tag.deleted_at is null
               where link.product_id = p.id order by tag.id) as tag_ids,
        array(select category.id from product_category_product link
                join product_category category on category.id = link.product_category_id
                 and category.deleted_at is null
               where link.product_id = p.id order by category.id) as category_ids,
        array(select channel.id from product_sales_channel link
                join sales_channel channel on channel.id = link.sales_channel_id
                 and channel.deleted_at is null
               where link.product_id = p.id and link.deleted_at is null
               order by channel.id) as sales_channel_ids,
        (select json_build_object('id', v.id, 'title', v.title, 'sku', v.sku,
              'barcode', v.barcode, 'weight', v.weight, 'thumbnail', v.thumbnail,
              'is_default', v.id = d.id,
              'options', case when d.has_choice then ${VARIANT_OPTIONS} end,
              'stock', ${VARIANT_STOCK},
              'manage_inventory', v.manage_inventory, 'allow_backorder', v.allow_backorder, 'price_set_id', s.id,
              'prices', ${pricesOfSet("s.id")})
           from (select d.id, ${HAS_CHOICE} as has_choice
                   from (select v.id from (select p.id) one ${FIRST_VARIANT}) d) d
           join product_variant v on v.id = coalesce(asked.variant_id, d.id)
            and v.product_id = p.id and v.deleted_at is null and (v.id = d.id or d.has_choice)
           left join product_variant_price_set l on l.variant_id = v.id and l.deleted_at is null
           left join price_set s on s.id = l.price_set_id and s.deleted_at is null
          limit 1) as variant
      from unnest(?::text[], ?::text[]) with ordinality as asked (product_id, variant_id, place)
      join product p on p.id = asked.product_id and p.deleted_at is null
      left join product_collection c on c.id = p.collection_id and c.deleted_at is null
      left join product_type t on t.id = p.type_id and t.deleted_at is null`,
    [
      asked.map(({ productId }) => productId),
      asked.map(({ variantId }) => variantId ?? null),
    ] as unknown as Knex.RawBinding[],
  );
  const found = new Map(rows.map(({ place, ...product }) => [place, product]));
  return asked.map((_, index) => found.get(index + 1));
}
