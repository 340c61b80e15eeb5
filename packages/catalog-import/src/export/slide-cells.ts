import type { SlideFields } from "../fields/slide.js";
import { SLIDE_COLUMNS } from "../rows/slide-row.js";
import { imageNames, listText } from "./cell-text.js";
import { headingsOf } from "./headings.js";

/** The first row of an exported `slides.csv`. */
export const SLIDE_HEADINGS = headingsOf(SLIDE_COLUMNS, [
  "title",
  "description",
  "files",
  "alts",
  "link",
  "button",
  "active",
  "order",
]);

/** A slide as a row of `slides.csv`. Loading it again changes nothing. */
export function slideCells({ image, ...fields }: SlideFields): string[] {
  return [
    fields.title,
    fields.description,
    imageNames([image]),
    listText([image.alt]),
    fields.link,
    fields.button,
    String(fields.active),
    String(fields.order),
  ];
}
