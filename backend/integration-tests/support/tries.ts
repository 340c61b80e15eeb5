import { createHash } from "node:crypto";
import { queryShop } from "./shop-database";

/** Sets how many tries are counted for a key that has tried before: quicker than trying so often. */
export async function countTries(limit: string, key: string, points: number): Promise<void> {
  const rows = await queryShop(
    "update shop_rate_limit set points = $1 where key = $2 returning key",
    [points, storedKey(limit, key)],
  );
  if (rows.length !== 1) throw new Error(`No try is counted for ${limit} ${key}.`);
}

/** How many tries are counted for a key. */
export async function countedTries(limit: string, key: string): Promise<number> {
  const [row] = await queryShop<{ points: number }>(
    "select points from shop_rate_limit where key = $1",
    [storedKey(limit, key)],
  );
  return row?.points ?? 0;
}

/** Lets a key begin anew. */
export async function forgetTries(limit: string, key: string): Promise<void> {
  await queryShop("delete from shop_rate_limit where key = $1", [storedKey(limit, key)]);
}

function storedKey(limit: string, key: string): string {
  return `limit:${limit}:${createHash("sha256").update(key).digest("base64url")}`;
}
