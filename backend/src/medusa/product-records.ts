import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { IN_SHOP } from "./archived-products";
import { FIRST_VARIANT, VARIANT_STOCK, type VariantStock } from "./variant-stock";

/** A product as Medusa's tables keep it, sold as its first variant. */
export interface ProductRecord {
  id: string;
  title: string;
  handle: string;
  description: string | null;
  status: "published" | "draft" | "proposed" | "rejected";
  variant_id: string;
  sku: string | null;
  /** How many variants it has. */
  variants: number;
  price_set_id: string | null;
  /** In CAD. */
  prices: PriceRecord[];
  /** In their order. */
  images: { url: string; alt: string | null }[];
  categories: { id: string; handle: string; mpath: string }[];
  /** Ids of its sales channels. */
  channels: string[];
  stock: VariantStock;
  merchandising: {
    id: string;
    featured: boolean;
    discount: number;
    specs: unknown;
    rating: number;
    reviews: number;
    name_fr: string | null;
    description_fr: string | null;
  } | null;
}

/** A price in decimal dollars. */
export interface PriceRecord {
  id: string;
  amount: string;
  /** The price list whose entry it is. */
  list: string | null;
  /** For some buyers or quantities only. */
  is_special: boolean;
}

/** Which products to read. */
export type ProductsWanted =
  | { skus: readonly string[]; slugs: readonly string[] }
  | { ids: readonly string[] }
  /** Up to `limit` whose ids come after `after`, in the order of their ids. */
  | { after: string; limit: number };

/**
 * One statement reads products whole, however many: Medusa's own query joins a dozen modules in
 * the process.
 */
const READ = `
  select p.id, p.title, p.handle, p.description, p.status, v.id as variant_id, v.sku,
    (select count(*)::int from product_variant o where o.product_id = p.id and o.deleted_at is null)
      as variants,
    s.price_set_id,
    coalesce((select json_agg(json_build_object('id', x.id, 'amount', x.amount::text,
        'list', x.price_list_id, 'is_special', x.min_quantity is not null
          or x.max_quantity is not null
          or exists (select 1 from price_rule r where r.price_id = x.id and r.deleted_at is null)))
      from price x where x.price_set_id = s.price_set_id and x.currency_code = 'cad'
        and x.deleted_at is null), '[]') as prices,
    coalesce((select json_agg(json_build_object('url', i.url, 'alt', i.metadata->>'alt')
        order by i.rank, i.id)
      from image i where i.product_id = p.id and i.deleted_at is null), '[]') as images,
    coalesce((select json_agg(json_build_object('id', c.id, 'handle', c.handle, 'mpath', c.mpath))
      from product_category_product l join product_category c on c.id = l.product_category_id
      where l.product_id = p.id and c.deleted_at is null), '[]') as categories,
    coalesce((select json_agg(l.sales_channel_id) from product_sales_channel l
      where l.product_id = p.id and l.deleted_at is null), '[]') as channels,
    ${VARIANT_STOCK} as stock,
    (select json_build_object('id', m.id, 'featured', m.featured, 'discount', m.discount_percentage,
        'specs', m.specs, 'rating', round(m.rating::numeric, 2), 'reviews', m.review_count,
        'name_fr', m.name_fr, 'description_fr', m.description_fr)
      from product_product_merchandising_product_merchandising l
      join product_merchandising m on m.id = l.product_merchandising_id and m.deleted_at is null
      where l.product_id = p.id and l.deleted_at is null
      order by m.created_at desc limit 1) as merchandising
  from product p
  ${FIRST_VARIANT}
  left join lateral (
    select l.price_set_id from product_variant_price_set l
    where l.variant_id = v.id and l.deleted_at is null limit 1) s on true
  where ${IN_SHOP}`;

const OF_KEYS = `p.id in (
    select v.product_id from product_variant v where v.sku = any(?) and v.deleted_at is null
    union select o.id from product o where o.handle = any(?) and o.deleted_at is null)`;

/** Products of the shop; neither those without a variant nor those that staff removed. */
export async function readProductRecords(
  database: Knex,
  wanted: ProductsWanted,
): Promise<ProductRecord[]> {
  const [condition, ...bindings] = conditionOf(wanted);
  const { rows } = await database.raw<{ rows: ProductRecord[] }>(
    `${READ} and ${condition}`,
    bindings as Knex.RawBinding[],
  );
  return rows;
}

function conditionOf(wanted: ProductsWanted): [condition: string, ...bindings: unknown[]] {
  if ("ids" in wanted) return ["p.id = any(?)", wanted.ids];
  if ("after" in wanted) return ["p.id > ? order by p.id limit ?", wanted.after, wanted.limit];
  return [OF_KEYS, wanted.skus, wanted.slugs];
}
