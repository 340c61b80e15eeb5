import { log } from "@eldercare/server";
import { clockOffset } from "../measures/measures";
import { machineNow, shiftClock } from "./shop-clock";

/** Less nobody notices; and the way to the database and back takes a part of it. */
const TOLERATED_MS = 2000;
const LOOK_EVERY_MS = 30_000;
/** The quickest answer says it best. */
const QUESTIONS = 3;

/** Asks the database for milliseconds since 1970. */
export type DatabaseTime = () => Promise<number>;

/** How to ask a pool, or anything that takes a statement so. */
export const timeOf =
  (database: { query(sql: string): Promise<{ rows: { now: string }[] }> }): DatabaseTime =>
  async () => {
    const { rows } = await database.query(
      "select extract(epoch from clock_timestamp()) * 1000 as now",
    );
    return Number(rows[0]?.now);
  };

/**
 * Has this process go by the database's time while this machine's clock is off, so that several
 * machines agree; looks again every half a minute, and says in the log when that begins and ends.
 * Resolves after the first look with what ends it. A database that does not answer changes nothing.
 */
export async function followDatabaseClock(time: DatabaseTime): Promise<() => void> {
  let isOff = false;
  const look = async () => {
    const offsetMs = await offsetOf(time);
    if (offsetMs === undefined) return;
    clockOffset.set(offsetMs / 1000);
    const wasOff = isOff;
    isOff = Math.abs(offsetMs) > TOLERATED_MS;
    shiftClock(isOff ? -offsetMs : 0);
    if (isOff === wasOff) return;
    log().warn(
      isOff
        ? `This machine's clock is ${spanOf(offsetMs)} the database's: the shop goes by the database's. Set both by NTP.`
        : "This machine's clock agrees with the database's again.",
    );
  };
  await look().catch(() => undefined);
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * By how much this machine's clock is ahead of the database's, in milliseconds; nothing when one of the
 * two is too busy to be believed.
 */
async function offsetOf(time: DatabaseTime): Promise<number | undefined> {
  let best = { tookMs: Number.POSITIVE_INFINITY, offsetMs: 0 };
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    const begun = performance.now();
    const before = machineNow();
    const theirs = await time();
    const tookMs = performance.now() - begun;
    if (tookMs < best.tookMs) best = { tookMs, offsetMs: before + tookMs / 2 - theirs };
  }
  return best.tookMs < TOLERATED_MS ? best.offsetMs : undefined;
}

const spanOf = (ms: number) =>
  `${Math.round(Math.abs(ms) / 1000)} s ${ms > 0 ? "ahead of" : "behind"}`;
