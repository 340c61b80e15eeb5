import {
  type CatalogSpec,
  type CurrentProduct,
  oneLine,
  shownDiscount,
} from "@eldercare/catalog-import";
import { centsFromDollars } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { imageWithoutHost } from "../../../media/image-without-host";
import { ARCHIVED_KEY } from "../../../medusa/archived-products";
import type { StoreContext } from "../../../workflows/store/store-context";

/** Where price and stock are; undefined in a dry run before the store is set up. */
export type ReadingPlace = Pick<
  StoreContext,
  "stockLocationId" | "salePriceListId" | "salesChannelId"
>;

interface ProductRecord {
  id: string;
  title: string;
  handle: string;
  description: string | null;
  status: string;
  variant_id: string;
  sku: string | null;
  is_counted: boolean;
  variants: number;
  price_set_id: string | null;
  prices: PriceRecord[];
  images: { url: string; alt: string | null }[];
  categories: { id: string; handle: string; depth: number }[];
  channels: string[];
  inventory: { id: string; required: number; levels: LevelRecord[] }[];
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

interface PriceRecord {
  id: string;
  amount: string;
  list: string | null;
  /** For some buyers or quantities only. */
  is_special: boolean;
}

interface LevelRecord {
  location: string;
  stocked: number;
  reserved: number;
}

/**
 * One statement reads products whole, however many: Medusa's own query joins a dozen modules in
 * the process. The first variant counts, as everywhere in the shop (decision 013).
 */
const READ = `
  select p.id, p.title, p.handle, p.description, p.status,
    v.id as variant_id, v.sku, v.manage_inventory and not v.allow_backorder as is_counted,
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
    coalesce((select json_agg(json_build_object('id', c.id, 'handle', c.handle,
        'depth', array_length(string_to_array(c.mpath, '.'), 1)))
      from product_category_product l join product_category c on c.id = l.product_category_id
      where l.product_id = p.id and c.deleted_at is null), '[]') as categories,
    coalesce((select json_agg(l.sales_channel_id) from product_sales_channel l
      where l.product_id = p.id and l.deleted_at is null), '[]') as channels,
    coalesce((select json_agg(json_build_object('id', l.inventory_item_id,
        'required', l.required_quantity, 'levels', coalesce((
          select json_agg(json_build_object('location', n.location_id,
            'stocked', n.stocked_quantity, 'reserved', n.reserved_quantity))
          from inventory_level n
          where n.inventory_item_id = l.inventory_item_id and n.deleted_at is null), '[]')))
      from product_variant_inventory_item l
      where l.variant_id = v.id and l.deleted_at is null), '[]') as inventory,
    (select json_build_object('id', m.id, 'featured', m.featured, 'discount', m.discount_percentage,
        'specs', m.specs, 'rating', round(m.rating::numeric, 2), 'reviews', m.review_count,
        'name_fr', m.name_fr, 'description_fr', m.description_fr)
      from product_product_merchandising_product_merchandising l
      join product_merchandising m on m.id = l.product_merchandising_id and m.deleted_at is null
      where l.product_id = p.id and l.deleted_at is null
      order by m.created_at desc limit 1) as merchandising
  from product p
  join lateral (
    select * from product_variant first
    where first.product_id = p.id and first.deleted_at is null
    order by first.variant_rank, first.id limit 1) v on true
  left join lateral (
    select l.price_set_id from product_variant_price_set l
    where l.variant_id = v.id and l.deleted_at is null limit 1) s on true
  where p.deleted_at is null and p.metadata->>'${ARCHIVED_KEY}' is null`;

/** The products that have one of these SKUs or slugs, as a file of products would say them. */
export async function readProducts(
  database: Knex,
  { skus, slugs }: { skus: readonly string[]; slugs: readonly string[] },
  place: ReadingPlace | null,
): Promise<CurrentProduct[]> {
  const ids = `select v.product_id from product_variant v
      where v.sku = any(?) and v.deleted_at is null
    union select o.id from product o where o.handle = any(?) and o.deleted_at is null`;
  const { rows } = await database.raw<{ rows: ProductRecord[] }>(`${READ} and p.id in (${ids})`, [
    skus,
    slugs,
  ] as unknown as Knex.RawBinding[]);
  return rows.map((record) => knownProduct(record, place));
}

/** Products by their ids. */
export async function readProductsById(
  database: Knex,
  ids: readonly string[],
  place: ReadingPlace | null,
): Promise<CurrentProduct[]> {
  const bindings = [ids] as unknown as Knex.RawBinding[];
  const { rows } = await database.raw<{ rows: ProductRecord[] }>(
    `${READ} and p.id = any(?)`,
    bindings,
  );
  return rows.map((record) => knownProduct(record, place));
}

/** Up to `limit` products whose ids come after `after`, in the order of their ids. */
export async function readProductsAfter(
  database: Knex,
  after: string,
  limit: number,
  place: ReadingPlace | null,
): Promise<CurrentProduct[]> {
  const { rows } = await database.raw<{ rows: ProductRecord[] }>(
    `${READ} and p.id > ? order by p.id limit ?`,
    [after, limit],
  );
  return rows.map((record) => knownProduct(record, place));
}

function knownProduct(record: ProductRecord, place: ReadingPlace | null): CurrentProduct {
  const forAll = record.prices.filter((price) => !price.is_special);
  const base = forAll.find(({ list }) => list === null);
  const sale = forAll.find(({ list }) => list !== null && list === place?.salePriceListId);
  const [inventory] = record.inventory;
  const level = inventory?.levels.find(({ location }) => location === place?.stockLocationId);
  const { merchandising } = record;
  const categories = [...record.categories].sort(
    (a, b) => b.depth - a.depth || (a.id < b.id ? -1 : 1),
  );
  const originalCents = base ? centsFromDollars(Number(base.amount)) : 0;
  const salePrice = sale ? centsFromDollars(Number(sale.amount)) : null;
  // An entry that lowers nothing is no sale.
  const saleCents = salePrice !== null && salePrice < originalCents ? salePrice : null;
  return {
    id: record.id,
    variantId: record.variant_id,
    priceSetId: record.price_set_id,
    basePriceId: base?.id ?? null,
    inventoryItemId: inventory?.id ?? null,
    hasStockLevel: level !== undefined,
    salePriceId: sale?.id ?? null,
    merchandisingId: merchandising?.id ?? null,
    categorySlugs: categories.map(({ handle }) => handle),
    reserved: level?.reserved ?? 0,
    isPlain:
      record.variants === 1 &&
      record.is_counted &&
      record.price_set_id !== null &&
      record.prices.length === (base ? 1 : 0) + (sale ? 1 : 0) &&
      record.inventory.length === 1 &&
      inventory?.required === 1 &&
      inventory.levels.every(({ location }) => location === place?.stockLocationId) &&
      record.categories.length <= 1 &&
      record.channels.length === 1 &&
      record.channels[0] === place?.salesChannelId,
    fields: {
      sku: record.sku ?? "",
      slug: record.handle,
      name: oneLine(record.title),
      description: paragraphs(record.description),
      nameFr: oneLine(merchandising?.name_fr ?? ""),
      descriptionFr: paragraphs(merchandising?.description_fr),
      categorySlug: categories[0]?.handle ?? null,
      originalCents,
      discountPercentage: shownDiscount(originalCents, saleCents, merchandising?.discount ?? 0),
      saleCents,
      stock: level?.stocked ?? 0,
      featured: merchandising?.featured ?? false,
      rating: merchandising?.rating ?? 0,
      reviewCount: merchandising?.reviews ?? 0,
      images: record.images.map(({ url, alt }) => ({
        url: imageWithoutHost(url) ?? "",
        alt: oneLine(alt ?? ""),
      })),
      specs: specsOf(merchandising?.specs),
      status: record.status === "published" ? "published" : "draft",
    },
  };
}

/** A text of several lines as a cell holds it. */
function paragraphs(text: string | null | undefined): string {
  return (text ?? "").replace(/\r\n?/g, "\n").trim();
}

/** What a file can say: one line each, and no two of one name. */
function specsOf(specs: unknown): CatalogSpec[] {
  if (!Array.isArray(specs)) return [];
  const byName = new Map<string, CatalogSpec>();
  for (const spec of specs) {
    if (typeof spec?.name !== "string" || typeof spec.value !== "string") continue;
    const [name, value] = [oneLine(spec.name), oneLine(spec.value)];
    if (name && value) byName.set(name.toLowerCase(), { name, value });
  }
  return [...byName.values()];
}
