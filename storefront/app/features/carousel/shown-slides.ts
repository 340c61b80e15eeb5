import { type CarouselSlide, DEFAULT_SLIDE_BUTTON } from "@eldercare/contracts";

/** Only active slides, by sortOrder; staff also get the others from the API (spec §2 Carousel). */
export function shownSlides(slides: readonly CarouselSlide[]): CarouselSlide[] {
  return slides
    .filter((slide) => slide.active)
    .sort((one, other) => one.sortOrder - other.sortOrder);
}

/** Where a slide leads, and what its button says, when staff left that open. */
export const slideLink = ({ link }: CarouselSlide) => link.trim() || "/products";
export const slideButton = ({ ctaText }: CarouselSlide) => ctaText.trim() || DEFAULT_SLIDE_BUTTON;

/** The place after or before one, around the ends. */
export const wrapped = (place: number, count: number) => ((place % count) + count) % count;
