import { afterEach, expect, it } from "vitest";
import { machineNow, shiftClock } from "./shop-clock";

const HOUR_MS = 3_600_000;
const MachineDate = Date;
afterEach(() => shiftClock(0));

/** How far a moment is from what the machine's clock says, in whole minutes. */
const minutesOff = (moment: number) => Math.round((moment - machineNow()) / 60_000);

it("every way to ask for the time says the shifted one", () => {
  shiftClock(-HOUR_MS);
  expect(minutesOff(Date.now())).toBe(-60);
  expect(minutesOff(Date.parse(new Date().toISOString()))).toBe(-60);
  expect(minutesOff(MachineDate.parse(Date()))).toBe(-60);
  class Later extends Date {}
  expect(minutesOff(new Later().getTime())).toBe(-60);
});

it("leaves all else of dates as it is", () => {
  const before = new Date(0);
  shiftClock(HOUR_MS);
  const after = new Date(0);
  expect(after.toISOString()).toBe("1970-01-01T00:00:00.000Z");
  expect([before instanceof Date, after instanceof MachineDate]).toEqual([true, true]);
  expect([before.constructor === Date, after.constructor === Date]).toEqual([true, true]);
  expect(Date.parse("2026-11-25")).toBe(MachineDate.UTC(2026, 10, 25));
});

it("is the machine's again when that is right", () => {
  shiftClock(HOUR_MS);
  shiftClock(0);
  expect(Date).toBe(MachineDate);
  expect(minutesOff(Date.now())).toBe(0);
});
