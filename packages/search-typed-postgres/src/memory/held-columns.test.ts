import { expect, it } from "vitest";
import { TextColumn } from "./held-columns";

/** In the order of their code points, which is that of PostgreSQL's collation "C"; nothing is last. */
const PLAIN = ["", "Bed", "Bed Rail", "Walker", "bed", "Éclair", "œuf", "’t Hooft"];
const BEYOND = ["\u{FF21}pex", "\u{1F6C1} Bath", "\u{1F6CF} Bed"];

function orderOf(texts: readonly string[]): (string | null)[] {
  const shuffled = [null, ...[...texts].reverse()];
  const column = new TextColumn();
  for (const [document, text] of shuffled.entries()) column.set(document, text);
  const documents = [...shuffled.keys()].sort((one, other) => column.compare(one, other));
  return documents.map((document) => shuffled[document] ?? null);
}

it("orders texts by code points, and puts nothing behind them", () => {
  expect(orderOf(PLAIN)).toEqual([...PLAIN, null]);
});

it("orders characters of the end and beyond the first plane by code points, too", () => {
  expect(orderOf([...PLAIN, ...BEYOND])).toEqual([...PLAIN, ...BEYOND, null]);
});
