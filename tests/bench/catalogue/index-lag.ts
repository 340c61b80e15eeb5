import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { percentile } from "../percentile.ts";

const PER_SECOND = 50;
const SECONDS = 20;
const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = 60_000;

/** How long after a product was renamed its document says so, with 50 products renamed a second. */
export async function measureLag(database: Pool, table: string) {
  const count = PER_SECOND * SECONDS;
  const { rows } = await database.query<{ id: string; title: string }>(
    "select id, title from product where deleted_at is null order by md5(id) limit $1",
    [count],
  );
  const renamedAt = new Map<string, number>();
  const lags: number[] = [];
  let isWriting = true;
  const look = async () => {
    const end = performance.now() + SECONDS * 1000 + GIVE_UP_MS;
    while ((isWriting || renamedAt.size > 0) && performance.now() < end) {
      const found = await database.query<{ id: string }>(
        `select id from "${table}" where id = any($1) and name like '% (renamed)'`,
        [[...renamedAt.keys()]],
      );
      for (const { id } of found.rows) {
        lags.push(performance.now() - (renamedAt.get(id) ?? 0));
        renamedAt.delete(id);
      }
      await pause(LOOK_EVERY_MS);
    }
  };
  const looking = look();
  const begun = performance.now();
  for (const [place, { id }] of rows.entries()) {
    await pause(Math.max(0, begun + (place * 1000) / PER_SECOND - performance.now()));
    await database.query("update product set title = title || ' (renamed)' where id = $1", [id]);
    renamedAt.set(id, performance.now());
  }
  isWriting = false;
  await looking;
  for (const { id, title } of rows) {
    await database.query("update product set title = $2 where id = $1", [id, title]);
  }
  const at = (share: number) => Math.round(percentile(lags, share));
  return { writes: rows.length, unseen: renamedAt.size, p50Ms: at(0.5), p95Ms: at(0.95) };
}
