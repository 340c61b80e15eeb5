import { queryShop } from "./shop-database";

/** The name of the table in which the search index keeps products now. */
export async function searchTable(): Promise<string> {
  const [{ name } = { name: "" }] = await queryShop<{ name: string }>(
    "select tablename as name from pg_tables where tablename ~ '^search_typed_product_v\\d+$' order by length(tablename) desc, tablename desc limit 1",
  );
  return name;
}
