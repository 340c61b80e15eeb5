import { startLog } from "@eldercare/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clockOffsetSeconds } from "../measures/measures";
import { followDatabaseClock } from "./follow-database-clock";
import { machineNow, shiftClock } from "./shop-clock";

const HOUR_MS = 3_600_000;
let lines: string[] = [];
beforeEach(() => {
  lines = [];
  const write = (line: string) => void lines.push(line);
  startLog({ service: "medusa", level: "warn", format: "text", write });
});
afterEach(() => shiftClock(0));

/** After a look at a database whose clock says so much more than the machine's. */
async function lookAt(aheadMs: number): Promise<void> {
  const unfollow = await followDatabaseClock(async () => machineNow() + aheadMs);
  unfollow();
}
const secondsOff = () => Math.round((Date.now() - machineNow()) / 1000);

it("a machine whose clock is an hour off goes by the database's, and says so", async () => {
  await lookAt(HOUR_MS);
  expect(secondsOff()).toBe(3600);
  expect(Math.round(await clockOffsetSeconds())).toBe(-3600);
  expect(lines.join()).toContain("This machine's clock is 3600 s behind the database's");
  await lookAt(-HOUR_MS);
  expect(secondsOff()).toBe(-3600);
  expect(lines.join()).toContain("is 3600 s ahead of the database's");
});

it("a clock that is right, or was set right, is the machine's own", async () => {
  await lookAt(HOUR_MS);
  await lookAt(300);
  expect(Date.now() - machineNow()).toBeLessThan(50);
  expect(lines).toHaveLength(1);
});

it("a database that does not answer changes nothing", async () => {
  await lookAt(HOUR_MS);
  await followDatabaseClock(() => Promise.reject(new Error("away"))).then((unfollow) => unfollow());
  expect(secondsOff()).toBe(3600);
});
