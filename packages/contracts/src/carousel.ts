import { z } from "zod";

export const DEFAULT_SLIDE_BUTTON = "Shop Now";

/** A carousel slide as `/api` answers it (spec.md §3). */
export const CarouselSlide = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  altText: z.string(),
  link: z.string(),
  ctaText: z.string(),
  active: z.boolean(),
  sortOrder: z.number().int(),
});
export type CarouselSlide = z.infer<typeof CarouselSlide>;

/** GET /api/carousel answers the bare list by sortOrder: active slides for shoppers, all of them for admins. */
export const CarouselListResponse = z.array(CarouselSlide);
export type CarouselListResponse = z.infer<typeof CarouselListResponse>;
