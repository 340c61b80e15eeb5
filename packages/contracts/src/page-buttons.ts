import { MAX_PAGE_BUTTONS } from "./constants.js";

/** The pages that get a button: at most five, around the current one where there are more (spec §9). */
export function pageButtons(page: number, pageCount: number): number[] {
  const count = Math.min(MAX_PAGE_BUTTONS, pageCount);
  const centred = page - Math.floor(MAX_PAGE_BUTTONS / 2);
  const first = Math.max(1, Math.min(centred, pageCount - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
