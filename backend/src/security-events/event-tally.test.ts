import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SecurityEventRow } from "../modules/security-event/service";
import { EventTally } from "./event-tally";
import { eventRow } from "./new-security-event";

const refusalFrom = (address: string, subject = "orders.list") =>
  eventRow(
    { kind: "access.refused", subject: { kind: "call", id: subject, label: subject } },
    { actor: { kind: "visitor", id: null, label: "Visitor" }, address, requestId: null },
  );

let written: SecurityEventRow[];
const write = (rows: readonly SecurityEventRow[]) => void written.push(...rows);
const counts = () => written.map(({ address, count }) => [address, count]);

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
});
afterEach(() => vi.useRealTimers());

it("writes the first at once, and how many more there were after a minute", () => {
  const tally = new EventTally();
  for (let time = 0; time < 1000; time += 1) tally.add(refusalFrom("203.0.113.7"), write);
  tally.add(refusalFrom("203.0.113.8"), write);
  expect(counts()).toEqual([
    ["203.0.113.7", 1],
    ["203.0.113.8", 1],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(counts().slice(2)).toEqual([["203.0.113.7", 999]]);
  expect(new Set(written.map(({ id }) => id)).size).toBe(3);
});

it("tells apart what was refused, and begins anew each minute", () => {
  const tally = new EventTally();
  tally.add(refusalFrom("203.0.113.7"), write);
  tally.add(refusalFrom("203.0.113.7", "users.list"), write);
  vi.advanceTimersByTime(60_000);
  tally.add(refusalFrom("203.0.113.7"), write);
  expect(written.map(({ count }) => count)).toEqual([1, 1, 1]);
});

it("writes few rows a minute, from however many addresses they come", () => {
  const tally = new EventTally(3);
  for (let host = 0; host < 250; host += 1) tally.add(refusalFrom(`198.51.100.${host}`), write);
  tally.flush();
  expect(written).toHaveLength(4);
  expect(written[3]).toMatchObject({ actor_label: "Many visitors", address: null, count: 247 });
});

it("lets nobody alone crowd out what others do: one address has few rows a minute", () => {
  const tally = new EventTally();
  for (let call = 0; call < 1000; call += 1) {
    tally.add(refusalFrom("203.0.113.7", `call ${call}`), write);
  }
  expect(written).toHaveLength(20);
  tally.add(refusalFrom("203.0.113.8"), write);
  expect(written[20]).toMatchObject({ address: "203.0.113.8", subject_id: "orders.list" });
  tally.flush();
  expect(counts().slice(21)).toEqual([["203.0.113.7", 980]]);
});
