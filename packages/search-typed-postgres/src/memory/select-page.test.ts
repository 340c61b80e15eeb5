import { expect, it } from "vitest";
import { DocumentSet } from "./document-set";
import { pageByScore, pageByScoreCompared, pageCompared, pageInOrder } from "./select-page";

/** Documents in an order that is not theirs: by the last digit, then the highest number first. */
const compare = (one: number, other: number) => (one % 10) - (other % 10) || other - one;
const DOCUMENTS = Uint32Array.from({ length: 3000 }, (_, place) => place * 3);
const ORDER = Uint32Array.from(DOCUMENTS).sort(compare);
const SCORES = Uint16Array.from(DOCUMENTS, (document) => (document % 7) * 100);
const PAGES = [
  { skip: 0, take: 0 },
  { skip: 0, take: 20 },
  { skip: 40, take: 20 },
  { skip: 985, take: 20 },
  { skip: 2990, take: 20 },
  { skip: 5000, take: 20 },
];

it("a page is the same before its order is made as after", () => {
  const among = new DocumentSet(10_000);
  for (const document of DOCUMENTS) among.add(document);
  for (const part of PAGES) {
    expect(pageCompared(DOCUMENTS, compare, part)).toEqual(pageInOrder(ORDER, among, part));
  }
});

it("a page by score is the same before its order is made as after, either way", () => {
  const scored = { documents: DOCUMENTS, scores: SCORES };
  for (const part of PAGES) {
    for (const way of [{ isAscending: false }, { isAscending: true }]) {
      const made = pageByScore(ORDER, scored, part, way);
      expect(pageByScoreCompared(compare, scored, part, way)).toEqual(made);
    }
  }
});
