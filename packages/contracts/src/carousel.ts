import { z } from "zod";
import { DEFAULT_SLIDE_BUTTON } from "./constants.js";
import { ImageInput, WebAddress } from "./images.js";
import {
  MAX_SLIDE_BUTTON_LENGTH,
  MAX_SLIDE_LINK_LENGTH,
  MAX_SLIDE_TEXT_LENGTH,
  MAX_SLIDE_TITLE_LENGTH,
} from "./text-limits.js";
import { line, requiredLine, requiredText } from "./texts.js";

/** A carousel slide as `/api` answers it (spec §3). */
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

const MAX_SORT_ORDER = 1_000_000;

/** A path of the shop or a web address; empty leads to the products page. */
const link = line(MAX_SLIDE_LINK_LENGTH).refine(
  (value) => value === "" || /^\/(?![/\\])\S*$/.test(value) || WebAddress.safeParse(value).success,
  "A link must start with / or https://",
);

/** Whole numbers stay, also as text; anything else falls back to 0 (spec §5). */
const sortOrder = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = Number.parseInt(String(value), 10);
    return Math.abs(number) <= MAX_SORT_ORDER ? number : 0;
  });

const fields = {
  title: requiredLine("Title is required", MAX_SLIDE_TITLE_LENGTH),
  description: requiredText("Description is required", MAX_SLIDE_TEXT_LENGTH),
  imageUrl: z.string({ error: "Image is required" }).min(1, "Image is required").pipe(ImageInput),
  altText: requiredText("Alt text is required", MAX_SLIDE_TEXT_LENGTH),
  link,
  /** Empty: {@link DEFAULT_SLIDE_BUTTON}. */
  ctaText: line(MAX_SLIDE_BUTTON_LENGTH).transform((value) => value || DEFAULT_SLIDE_BUTTON),
  active: z.boolean(),
  sortOrder,
};

/** POST /api/carousel (spec §7); answers 201 and the slide. */
export const SlideBody = z.object({
  ...fields,
  link: fields.link.default(""),
  ctaText: fields.ctaText.default(DEFAULT_SLIDE_BUTTON),
  active: fields.active.default(true),
});
export type SlideInput = z.input<typeof SlideBody>;
export type SlideBody = z.output<typeof SlideBody>;

/** PUT /api/carousel/{id}: only what is sent changes; `expected` is what the form began with (decision 094). */
export const SlideChangesBody = z
  .object({
    ...fields,
    sortOrder: z.union([z.undefined(), sortOrder]),
    expected: CarouselSlide.omit({ id: true }).partial(),
  })
  .partial();
export type SlideChangesInput = z.input<typeof SlideChangesBody>;
export type SlideChangesBody = z.output<typeof SlideChangesBody>;
