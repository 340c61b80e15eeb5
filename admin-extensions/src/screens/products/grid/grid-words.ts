import type { GridSummary } from "./grid-edits";
import type { Pasted } from "./pasted-cells";

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

const cellsOf = (count: number) => counted(count, "cell");
const productsOf = (count: number) => counted(count, "product");

/** "3 prices, 1 sale price and 2 stocks of 4 products". */
export function changesInWords({ cells, products }: GridSummary): string {
  const parts = [
    ...(cells.priceCAD > 0 ? [counted(cells.priceCAD, "price")] : []),
    ...(cells.salePriceCAD > 0 ? [counted(cells.salePriceCAD, "sale price")] : []),
    ...(cells.onHand > 0 ? [counted(cells.onHand, "stock")] : []),
  ];
  return `${parts.join(", ")} of ${productsOf(products)}`;
}

/** `elsewhere`: the first of them, where this page does not show it. */
export const invalidInWords = (count: number, elsewhere?: string) =>
  `${cellsOf(count)} cannot be saved. ${
    elsewhere
      ? `Please look for this product, and mend it: ${elsewhere}.`
      : "Please mend what is marked."
  }`;

export function pastedInWords({ taken, leftOut }: Pasted): string {
  const lost = leftOut > 0 ? ` ${counted(leftOut, "cell has", "cells have")} no place here.` : "";
  return `${cellsOf(taken)} pasted.${lost}`;
}

export function savedInWords(updated: number, problems: number): string {
  const left =
    problems > 0
      ? ` ${counted(problems, "cell was", "cells were")} not saved: see what is marked.`
      : "";
  return `${productsOf(updated)} saved.${left}`;
}
