import { createHash } from "node:crypto";
import { queryShop } from "./shop-database";

/** Sets how many tries are counted for a key that has tried before: quicker than trying so often. */
export async function countTries(limit: string, key: string, points: number): Promise<void> {
  const fingerprint = createHash("sha256").update(key).digest("base64url");
  const rows = await queryShop(
    "update shop_rate_limit set points = $1 where key = $2 returning key",
    [points, `limit:${limit}:${fingerprint}`],
  );
  if (rows.length !== 1) throw new Error(`No try is counted for ${limit} ${key}.`);
}
