import { type CarouselSlide, DEFAULT_SLIDE_BUTTON } from "@eldercare/contracts";
import { imageWithoutHost } from "../../media/image-without-host";

/** A slide as the carousel module stores it. */
export interface StoredSlide {
  id: string;
  title: string;
  description: string;
  image_url: string;
  alt_text: string;
  link: string;
  cta_text: string;
  active: boolean;
  sort_order: number;
}

/** A slide of the contract from the carousel module's row. */
export function carouselSlideFromStored(slide: StoredSlide): CarouselSlide {
  return {
    id: slide.id,
    title: slide.title,
    description: slide.description,
    imageUrl: imageWithoutHost(slide.image_url) ?? "",
    altText: slide.alt_text,
    link: slide.link,
    ctaText: slide.cta_text || DEFAULT_SLIDE_BUTTON,
    active: slide.active,
    sortOrder: slide.sort_order,
  };
}
