import { z } from "zod";
import { lineCell } from "./cells.js";

/** One line of a product's Specifications tab. */
export const Spec = z.object({ name: lineCell(80), value: lineCell(500) });
export type Spec = z.output<typeof Spec>;
