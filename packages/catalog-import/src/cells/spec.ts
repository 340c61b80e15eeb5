import { MAX_SPEC_NAME_LENGTH, MAX_SPEC_VALUE_LENGTH } from "@eldercare/contracts";
import { z } from "zod";
import { lineCell } from "./cells.js";

/** One line of a product's Specifications tab. */
export const Spec = z.object({
  name: lineCell(MAX_SPEC_NAME_LENGTH),
  value: lineCell(MAX_SPEC_VALUE_LENGTH),
});
export type Spec = z.output<typeof Spec>;
