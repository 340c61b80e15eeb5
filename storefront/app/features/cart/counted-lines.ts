import { idOfCartLine } from "@eldercare/contracts";
import type { CartLines } from "./cart-rules";

/**
 * The lines that the cart comes to: what is sold out waits in it to be taken out, and is not counted.
 * `stock` is by line (`lineIdOf`), as far as the shop was asked.
 */
export const countedLines = (
  lines: CartLines,
  stock: Readonly<Record<string, number>>,
): CartLines => lines.filter((line) => stock[idOfCartLine(line)] !== 0);
