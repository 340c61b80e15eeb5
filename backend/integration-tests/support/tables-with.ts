import { queryShop } from "./shop-database";

/** Names of all tables of the shop that hold a text anywhere in a row. */
export async function tablesWith(text: string): Promise<string[]> {
  const tables = await queryShop<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const finds = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from "${name}" t where t::text ilike $1)`,
  );
  const found = await queryShop<{ name: string }>(finds.join(" union all "), [`%${text}%`]);
  // PostgreSQL may look into several tables at a time, and answers in the order it is done.
  return found.map(({ name }) => name).sort();
}
