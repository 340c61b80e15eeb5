import { expect, it } from "vitest";
import { olderPart } from "./older-part";

const day = (text: string) => new Date(`${text}T03:10:00.000Z`);
const recent = day("2026-06-30");

it("older payments are walked over without a gap, back to the first and then anew", () => {
  const parts: [Date, Date | undefined][] = [];
  let last: Date | undefined;
  for (let night = 0; night < 5; night += 1) {
    const part = olderPart({ recent, first: day("2026-04-15"), last });
    if (!part) throw new Error("There is an older part.");
    parts.push([part.since, part.until]);
    last = part.since;
  }
  expect(parts).toEqual([
    [day("2026-05-31"), recent],
    [day("2026-05-01"), day("2026-05-31")],
    [day("2026-04-01"), day("2026-05-01")],
    [day("2026-05-31"), recent],
    [day("2026-05-01"), day("2026-05-31")],
  ]);
});

it("there is no older part before there are older payments", () => {
  expect(olderPart({ recent, first: undefined, last: undefined })).toBeUndefined();
  expect(olderPart({ recent, first: recent, last: day("2026-05-01") })).toBeUndefined();
});
