import { MAX_PAGE_BUTTONS } from "@eldercare/contracts";

/** The pages to offer: at most five in a row, the current one in the middle where possible. */
export function pageWindow(current: number, count: number): number[] {
  const length = Math.min(MAX_PAGE_BUTTONS, count);
  const middle = current - Math.floor(MAX_PAGE_BUTTONS / 2);
  const first = Math.max(1, Math.min(middle, count - length + 1));
  return Array.from({ length }, (_, place) => first + place);
}
