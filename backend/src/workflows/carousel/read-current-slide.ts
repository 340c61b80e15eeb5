import type { CurrentSlide } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { carouselSlideFromStored } from "../../content/carousel/slide-view";
import { Refusal } from "../../errors/refusal";
import { CAROUSEL_MODULE } from "../../modules/carousel";
import type CarouselModuleService from "../../modules/carousel/service";

/** A slide for a change of it; a {@link Refusal} "not-found" for an unknown one. */
export async function readCurrentSlide(
  container: MedusaContainer,
  id: string,
): Promise<CurrentSlide> {
  const carousel = container.resolve<CarouselModuleService>(CAROUSEL_MODULE);
  const [row] = await carousel.listCarouselSlides({ id }, { take: 1 });
  if (!row) throw new Refusal("not-found", "Slide not found");
  const slide = carouselSlideFromStored(row);
  return {
    id,
    fields: {
      title: slide.title,
      description: slide.description,
      image: { url: slide.imageUrl, alt: slide.altText },
      link: slide.link,
      button: slide.ctaText,
      active: slide.active,
      order: slide.sortOrder,
    },
  };
}
