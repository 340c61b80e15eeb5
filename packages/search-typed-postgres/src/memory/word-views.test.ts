import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WordIndex } from "./word-index";
import type { PlacedWord } from "./word-vector";
import { PLACE, WordViews } from "./word-views";

const LEXEMES = ["lamp", "french/lamp", "brass", "shade"];
const LEAST_CLASS = 0;
const BEST_CLASS = 3;

/** A document: from some position on its words, each in a class; D is 0 and A is 3. */
const document = fc.array(
  fc.record({
    lexeme: fc.constantFrom(...LEXEMES),
    step: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 3000 })),
    class: fc.integer({ min: LEAST_CLASS, max: BEST_CLASS }),
  }),
  { maxLength: 12 },
);
type Document = typeof document extends fc.Arbitrary<infer Value> ? Value : never;

const forms = fc
  .uniqueArray(fc.constantFrom(...LEXEMES, "unknown"), { minLength: 1, maxLength: 2 })
  .map((stems) => ({ stems }));

function placedWords(words: Document): PlacedWord[] {
  const byLexeme = new Map<string, number[]>();
  let position = 0;
  for (const { lexeme, step, class: its } of words) {
    position += step;
    byLexeme.set(lexeme, [...(byLexeme.get(lexeme) ?? []), position * 4 + its]);
  }
  return [...byLexeme].map(([lexeme, places]) => ({ lexeme, places }));
}

/** Of each place where a document has a phrase the least class, said as plainly as can be. */
function classesOfPhrase(words: Document, phrase: readonly { stems: string[] }[]): number[] {
  return words.flatMap((_, start) => {
    const part = words.slice(start, start + phrase.length);
    const isThere =
      part.length === phrase.length &&
      part.every(
        ({ lexeme, step }, place) =>
          (place === 0 || step === 1) && phrase[place]?.stems.includes(lexeme),
      );
    return isThere ? [Math.min(...part.map((word) => word.class))] : [];
  });
}

const PLACES = [PLACE.none, PLACE.label, PLACE.title, PLACE.title];

describe("a phrase", () => {
  it("is found where its words stand one after the other, however many documents come", () => {
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 1, maxLength: 40 }),
        fc.array(forms, { minLength: 2, maxLength: 3 }),
        fc.nat({ max: 40 }),
        (documents, phrase, asked) => {
          const index = new WordIndex();
          const views = new WordViews(index);
          for (const [number, words] of documents.entries()) {
            index.add(number, placedWords(words));
            if (number === asked) views.phrase(phrase, number + 1);
          }
          index.trim();
          const found = documents.map((words) => classesOfPhrase(words, phrase));
          const view = views.phrase(phrase, documents.length);
          expect([...view.found.numbers()]).toEqual(
            found.flatMap((classes, number) => (classes.length > 0 ? [number] : [])),
          );
          const best = found.map((classes) => PLACES[Math.max(0, ...classes)]);
          expect([...view.documents].map((number, at) => [number, view.places[at]])).toEqual(
            best.flatMap((place, number) => (place ? [[number, place]] : [])),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is found in a long text that says its words often", () => {
    const index = new WordIndex();
    const often = Array.from({ length: 250 }, (_, time) => (60 * (time + 1) + 3) * 4);
    index.add(0, [
      { lexeme: "brass", places: often },
      { lexeme: "lamp", places: [16_383 * 4] },
    ]);
    index.add(1, [
      { lexeme: "brass", places: often },
      { lexeme: "lamp", places: [(60 * 250 + 4) * 4] },
    ]);
    const phrase = [{ stems: ["brass"] }, { stems: ["lamp"] }];
    expect([...new WordViews(index).phrase(phrase, 2).found.numbers()]).toEqual([1]);
  });
});
