import { expect, it } from "vitest";
import { fromNearerEnd } from "./nearer-end";

const ROWS = Array.from({ length: 47 }, (_, place) => place);

function pageOf(limit: number, offset: number): number[] {
  const page = fromNearerEnd({ limit, offset }, ROWS.length);
  const rows = page.isFromEnd ? [...ROWS].reverse() : ROWS;
  return rows.slice(page.offset, page.offset + page.limit).sort((one, other) => one - other);
}

it("finds each page of a list from either end, also one that the list ends within or before", () => {
  for (let offset = 0; offset < 60; offset += 1) {
    expect([offset, pageOf(20, offset)]).toEqual([offset, ROWS.slice(offset, offset + 20)]);
  }
});

it("walks through half of a list at most", () => {
  expect(fromNearerEnd({ limit: 20, offset: 900 }, 1000).offset).toBe(80);
});
