import {
  MAX_SLIDE_BUTTON_LENGTH,
  MAX_SLIDE_TEXT_LENGTH,
  MAX_SLIDE_TITLE_LENGTH,
} from "@eldercare/contracts";
import { z } from "zod";
import {
  imageFilesCell,
  lineCell,
  linkCell,
  listCell,
  textCell,
  wholeNumberCell,
  yesNoCell,
} from "../cells/cells.js";
import type { Column } from "../table/map-columns.js";
import { rowImages } from "./image-row.js";
import type { CatalogFormat } from "./read-catalog-file.js";

/** The columns of `slides.csv`. */
export const SLIDE_COLUMNS = [
  { key: "title", heading: "Title" },
  { key: "description", heading: "Description" },
  { key: "files", heading: "Image" },
  { key: "alts", heading: "Alt", aliases: ["Image Alt", "Alt Text"] },
  { key: "link", heading: "Link" },
  { key: "button", heading: "Button", aliases: ["Button Text", "CTA"] },
  { key: "active", heading: "Active" },
  { key: "order", heading: "Order", aliases: ["Sort Order"] },
] as const satisfies readonly Column[];

/** A row of `slides.csv`; a slide is recognised by its title. */
export const SlideRow = z
  .object({
    title: lineCell(MAX_SLIDE_TITLE_LENGTH),
    description: textCell(MAX_SLIDE_TEXT_LENGTH),
    files: imageFilesCell(1),
    alts: listCell,
    link: linkCell,
    button: lineCell(MAX_SLIDE_BUTTON_LENGTH),
    active: yesNoCell,
    order: wholeNumberCell(0, 10_000),
  })
  .partial()
  .transform(({ files, alts, title, ...row }, context) => {
    if (title === undefined) {
      context.addIssue({
        code: "custom",
        path: ["title"],
        message: "A slide is recognized by its title.",
        params: { fix: "Give it a title." },
      });
      return z.NEVER;
    }
    return { ...row, title, ...rowImages(files, alts, context) };
  });
export type SlideRow = z.output<typeof SlideRow>;

/** `slides.csv`. */
export const SLIDE_FILE = {
  columns: SLIDE_COLUMNS,
  sheets: ["Slides", "Diapositives"],
  row: SlideRow,
  identifying: ["title"],
  needed: [["title"], ["files"]],
} as const satisfies CatalogFormat<string, typeof SlideRow>;
