import type { CarouselSlide } from "@eldercare/contracts";
import { movedItem } from "../images/moved-item";

type Ordered = Pick<CarouselSlide, "id" | "sortOrder">;

/** What has to be written so that a slide changes places with its neighbour: the new order is 1, 2, 3 … */
export function reorderedSlides(slides: readonly Ordered[], from: number, to: number): Ordered[] {
  return movedItem(slides, from, to)
    .map(({ id, sortOrder }, index) => ({ id, before: sortOrder, sortOrder: index + 1 }))
    .filter(({ before, sortOrder }) => before !== sortOrder)
    .map(({ id, sortOrder }) => ({ id, sortOrder }));
}
