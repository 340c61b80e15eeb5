import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { IN_SHOP } from "./archived-products";
import { OPTION, OPTION_VALUE } from "./new-product";
import { OPTION_ORDER } from "./option-order";
import { IS_DATED_SALE } from "./sale-price-lists";
import { VARIANT_STOCK, type VariantStock } from "./variant-stock";

/** A product as Medusa's tables keep it. */
export interface ProductRecord {
  id: string;
  title: string;
  handle: string;
  description: string | null;
  status: "published" | "draft" | "proposed" | "rejected";
  /** Sold as the first one. */
  variants: [VariantRecord, ...VariantRecord[]];
  /** In their order; none where it is sold in one way only. */
  options: { id: string; title: string }[];
  /** In their order. */
  images: { url: string; alt: string | null }[];
  categories: { id: string; handle: string; mpath: string }[];
  tags: string[];
  /** Ids of its sales channels. */
  channels: string[];
  merchandising: {
    id: string;
    featured: boolean;
    discount: number;
    specs: unknown;
    rating: number;
    reviews: number;
    published_reviews: number;
    name_fr: string | null;
    description_fr: string | null;
    main_category_id: string | null;
    brand: string | null;
    meta_title: string | null;
    meta_description: string | null;
  } | null;
}

/** A variant as Medusa's tables keep it. */
export interface VariantRecord {
  id: string;
  sku: string | null;
  weight: number | null;
  barcode: string | null;
  /** By the ids of the options. */
  values: { option: string; value: string }[];
  /** Addresses of the product's images that show it. */
  images: string[];
  /** Its own discount in per cent; null where it has that of its product. */
  discount: number | null;
  price_set_id: string | null;
  /** In CAD. */
  prices: PriceRecord[];
  stock: VariantStock;
}

/** A price in decimal dollars. */
export interface PriceRecord {
  id: string;
  amount: string;
  /** The price list whose entry it is. */
  list: string | null;
  /** Whether the list holds the shop's discounts of certain days, and which. */
  is_dated: boolean;
  starts: string | null;
  ends: string | null;
  /** For some buyers or quantities only. */
  is_special: boolean;
}

/** Which products to read. */
export type ProductsWanted =
  | { skus: readonly string[]; slugs: readonly string[]; barcodes?: readonly string[] }
  | { ids: readonly string[] }
  /** Up to `limit` whose ids come after `after`, in the order of their ids. */
  | { after: string; limit: number };

/**
 * One statement reads products whole, however many: Medusa's own query joins a dozen modules in
 * the process.
 */
const READ = `
  select p.id, p.title, p.handle, p.description, p.status,
    (select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'weight', v.weight,
        'barcode', v.barcode, 'values', coalesce((
          select json_agg(json_build_object('option', o.option_id, 'value', o.value))
          from product_variant_option l join product_option_value o on o.id = l.option_value_id
          where l.variant_id = v.id and o.deleted_at is null), '[]'),
        'images', coalesce((
          select json_agg(i.url order by i.rank, i.id)
          from product_variant_product_image l join image i on i.id = l.image_id
          where l.variant_id = v.id and l.deleted_at is null and i.deleted_at is null), '[]'),
        'discount', (select m.discount_percentage from variant_merchandising m
          where m.variant_id = v.id and m.deleted_at is null),
        'price_set_id', s.price_set_id,
        'prices', coalesce((select json_agg(json_build_object('id', x.id, 'amount', x.amount::text,
            'list', x.price_list_id, 'is_dated', l.id is not null, 'starts', l.starts_at,
            'ends', l.ends_at, 'is_special', x.min_quantity is not null
              or x.max_quantity is not null
              or exists (select 1 from price_rule r
                where r.price_id = x.id and r.deleted_at is null)))
          from price x
          left join price_list l on l.id = x.price_list_id and ${IS_DATED_SALE} where x.price_set_id = s.price_set_id and x.currency_code = 'cad'
            and x.deleted_at is null), '[]'),
        'stock', ${VARIANT_STOCK}) order by v.variant_rank asc nulls last, v.id collate "C")
      from product_variant v
      left join lateral (
        select l.price_set_id from product_variant_price_set l
        where l.variant_id = v.id and l.deleted_at is null limit 1) s on true
      where v.product_id = p.id and v.deleted_at is null) as variants,
    coalesce((select json_agg(json_build_object('id', o.id, 'title', o.title)
        order by ${OPTION_ORDER})
      from product_product_option l join product_option o on o.id = l.product_option_id
      where l.product_id = p.id and l.deleted_at is null and o.deleted_at is null), '[]') as options,
    coalesce((select json_agg(json_build_object('url', i.url, 'alt', i.metadata->>'alt')
        order by i.rank, i.id)
      from image i where i.product_id = p.id and i.deleted_at is null), '[]') as images,
    coalesce((select json_agg(json_build_object('id', c.id, 'handle', c.handle, 'mpath', c.mpath))
      from product_category_product l join product_category c on c.id = l.product_category_id
      where l.product_id = p.id and c.deleted_at is null), '[]') as categories,
    coalesce((select json_agg(t.value) from product_tags l
      join product_tag t on t.id = l.product_tag_id
      where l.product_id = p.id and t.deleted_at is null), '[]') as tags,
    coalesce((select json_agg(l.sales_channel_id) from product_sales_channel l
      where l.product_id = p.id and l.deleted_at is null), '[]') as channels,
    (select json_build_object('id', m.id, 'featured', m.featured, 'discount', m.discount_percentage,
        'specs', m.specs, 'rating', round(m.rating::numeric, 2), 'reviews', m.review_count,
        'published_reviews', m.published_reviews,
        'name_fr', m.name_fr, 'description_fr', m.description_fr, 'brand', m.brand,
        'main_category_id', m.main_category_id,
        'meta_title', m.meta_title, 'meta_description', m.meta_description)
      from product_product_merchandising_product_merchandising l
      join product_merchandising m on m.id = l.product_merchandising_id and m.deleted_at is null
      where l.product_id = p.id and l.deleted_at is null
      order by m.created_at desc limit 1) as merchandising
  from product p
  where ${IN_SHOP} and exists (
    select 1 from product_variant v where v.product_id = p.id and v.deleted_at is null)`;

const OF_KEYS = `p.id in (
    select v.product_id from product_variant v where v.sku = any(?) and v.deleted_at is null
    union select v.product_id from product_variant v
    where v.barcode = any(?) and v.deleted_at is null
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
  return rows.map((record) => ({ ...record, options: isOneWay(record) ? [] : record.options }));
}

/** Whether its one variant is known by what Medusa calls the option of a product without any. */
function isOneWay({ variants, options }: ProductRecord): boolean {
  const [{ values }, ...others] = variants;
  return (
    others.length === 0 &&
    options.every(({ title }) => title === OPTION) &&
    values.every(({ value }) => value === OPTION_VALUE)
  );
}

function conditionOf(wanted: ProductsWanted): [condition: string, ...bindings: unknown[]] {
  if ("ids" in wanted) return ["p.id = any(?)", wanted.ids];
  if ("after" in wanted) return ["p.id > ? order by p.id limit ?", wanted.after, wanted.limit];
  return [OF_KEYS, wanted.skus, wanted.barcodes ?? [], wanted.slugs];
}
