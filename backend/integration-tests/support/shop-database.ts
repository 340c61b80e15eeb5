import { Client, type QueryResultRow } from "pg";
import { shopUnderTest } from "../../../tests/support/shop-under-test";

/** One statement on the database of the shop under test. */
export async function queryShop<Row extends QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: shopUnderTest().databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
