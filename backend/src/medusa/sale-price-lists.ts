import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "./new-id";
import { insertInto } from "./table-rows";
import { FIRST_VARIANT } from "./variant-stock";

/** Begin and end of a sale in ISO 8601, the end being the first moment without it. */
export interface SaleDays {
  saleStartsAt: string | null;
  saleEndsAt: string | null;
}

/** What the ids of price lists begin with that hold the shop's discounts of certain days. */
const PREFIX = "plist_shopsale";
/** SQL of whether a price list `l` is one of them. */
export const IS_DATED_SALE = `l.id like '${PREFIX}\\_%' and l.deleted_at is null`;

const keyOf = ({ saleStartsAt, saleEndsAt }: SaleDays) => `${saleStartsAt}/${saleEndsAt}`;
const isDated = ({ saleStartsAt, saleEndsAt }: SaleDays) =>
  saleStartsAt !== null || saleEndsAt !== null;

/**
 * The price list for sales of certain days, made where Medusa has none of them yet: to be run under
 * the catalog's lock. Sales without days have `usual`.
 */
export async function saleListsOf(
  database: Knex,
  sales: readonly SaleDays[],
  usual: string,
): Promise<(days: SaleDays) => string> {
  const wanted = new Map(sales.filter(isDated).map((days) => [keyOf(days), days]));
  const lists = wanted.size > 0 ? await readSaleLists(database) : new Map<string, string>();
  const made = [...wanted.values()]
    .filter((days) => !lists.has(keyOf(days)))
    .map((days) => ({ ...days, id: newId(PREFIX) }));
  await insertInto(
    database,
    "price_list",
    made.map(({ id, saleStartsAt, saleEndsAt }) => ({
      id,
      title: "Shop discounts of certain days",
      description: "Made by the shop. Begin and end are set with the products.",
      type: "sale",
      status: "active",
      rules_count: 0,
      starts_at: saleStartsAt,
      ends_at: saleEndsAt,
    })),
  );
  for (const list of made) lists.set(keyOf(list), list.id);
  return (days) => lists.get(keyOf(days)) ?? usual;
}

/** Ids by days. One that staff changed otherwise is left to its products. */
async function readSaleLists(database: Knex): Promise<Map<string, string>> {
  const { rows } = await database.raw<{
    rows: { id: string; starts: Date | null; ends: Date | null }[];
  }>(
    `select l.id, l.starts_at as starts, l.ends_at as ends from price_list l
      where ${IS_DATED_SALE} and l.status = 'active' and l.type = 'sale'
        and coalesce(l.rules_count, 0) = 0 order by l.id desc`,
  );
  return new Map(
    rows.map(({ id, starts, ends }) => [
      keyOf({ saleStartsAt: isoMoment(starts), saleEndsAt: isoMoment(ends) }),
      id,
    ]),
  );
}

/** A moment of the database as the shop writes it. */
export const isoMoment = (moment: string | Date | null | undefined): string | null =>
  moment ? new Date(moment).toISOString() : null;

/** Price lists of past days that no price is in any more go; answers how many. */
export async function removeEmptySaleLists(database: Knex): Promise<number> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `delete from price_list l where ${IS_DATED_SALE} and l.ends_at < now()
      and not exists (select from price p where p.price_list_id = l.id)`,
  );
  return rowCount;
}

/** A sale of certain days of a product's default variant, in dollars. */
export interface DatedSale extends SaleDays {
  original: number;
  amount: number;
  /** The per cent that staff gave. */
  discount: number;
}

/** Sales of certain days, whether they run or not, by products' ids. */
export async function readDatedSales(
  database: Knex,
  productIds: readonly string[],
): Promise<Map<string, DatedSale>> {
  const { rows } = await database.raw<{
    rows: (Omit<DatedSale, keyof SaleDays> & {
      id: string;
      starts: Date | null;
      ends: Date | null;
    })[];
  }>(
    `select p.id, l.starts_at as starts, l.ends_at as ends, x.amount::float8 as amount,
        b.amount::float8 as original, coalesce(vm.discount_percentage, pm.discount_percentage, 0) as discount
      from product p ${FIRST_VARIANT}
      join product_variant_price_set s on s.variant_id = v.id and s.deleted_at is null
      join price x on x.price_set_id = s.price_set_id and x.currency_code = 'cad'
        and x.deleted_at is null
      join price_list l on l.id = x.price_list_id and ${IS_DATED_SALE}
      join price b on b.price_set_id = s.price_set_id and b.currency_code = 'cad'
        and b.price_list_id is null and coalesce(b.rules_count, 0) = 0 and b.deleted_at is null
      left join variant_merchandising vm on vm.variant_id = v.id and vm.deleted_at is null
      left join product_product_merchandising_product_merchandising k
        on k.product_id = p.id and k.deleted_at is null
      left join product_merchandising pm on pm.id = k.product_merchandising_id
        and pm.deleted_at is null
      where p.id = any(?)`,
    [productIds] as unknown as Knex.RawBinding[],
  );
  return new Map(
    rows.map(({ id, starts, ends, ...sale }) => [
      id,
      { ...sale, saleStartsAt: isoMoment(starts), saleEndsAt: isoMoment(ends) },
    ]),
  );
}
