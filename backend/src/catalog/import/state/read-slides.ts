import type { CurrentSlide } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { imageWithoutHost } from "../../../media/image-without-host";
import { CAROUSEL_MODULE } from "../../../modules/carousel";
import type CarouselModuleService from "../../../modules/carousel/service";

/** Every slide of the carousel, as a file of slides would say it. */
export async function readSlides(container: MedusaContainer): Promise<CurrentSlide[]> {
  const carousel = container.resolve<CarouselModuleService>(CAROUSEL_MODULE);
  const slides = await carousel.listCarouselSlides({}, { take: null, order: { id: "ASC" } });
  return slides.map((slide) => ({
    id: slide.id,
    fields: {
      title: slide.title,
      description: slide.description,
      image: { url: imageWithoutHost(slide.image_url) ?? "", alt: slide.alt_text },
      link: slide.link,
      button: slide.cta_text,
      active: slide.active,
      order: slide.sort_order,
    },
  }));
}
