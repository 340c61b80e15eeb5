import { DEFAULT_SLIDE_BUTTON } from "@eldercare/contracts";
import type { CatalogImage } from "../fields/image.js";
import type { CurrentSlide, SlideFields } from "../fields/slide.js";
import type { ReadRow } from "../rows/read-row.js";
import type { RowError } from "../rows/row-error.js";
import type { SlideRow } from "../rows/slide-row.js";
import { changesBetween } from "./changes-between.js";
import type { Plan, PlanOptions } from "./plan.js";
import { imageTextsProblem, plannedImages } from "./planned-images.js";

export type SlidePlan = Plan<CurrentSlide, SlideFields>;

/** Compares rows with the carousel's slides, which are recognised by their titles. */
export function planSlides(
  rows: readonly ReadRow<SlideRow>[],
  current: readonly CurrentSlide[],
  { file, addresses, clearBlanks = false, onlyNew = false, updateOnly = false }: PlanOptions,
): SlidePlan {
  const create: SlidePlan["create"][number][] = [];
  const update: SlidePlan["update"][number][] = [];
  const unchanged: string[] = [];
  const errors: RowError[] = [];
  const skipped: string[] = [];
  const known: string[] = [];
  for (const [index, row] of rows.entries()) {
    const found = findSlide(row, current);
    known.push(...current.filter((slide) => isMeant(row, slide)).map(({ id }) => id));
    if (found ? onlyNew : updateOnly) {
      skipped.push(row.title);
      continue;
    }
    const now = found ? [found.fields.image] : [];
    const clearsText = clearBlanks && (row.blank?.includes("alts") ?? false);
    const cleared = new Set(clearsText ? ["alts"] : []);
    const [image] = plannedImages(row, now, { addresses, cleared });
    const problems = image ? imageTextsProblem(row, now, file) : [missingImage(file, row)];
    if (!image || problems.length > 0) {
      errors.push(...problems);
      continue;
    }
    const target = merged(row, found?.fields, image, index + 1, clearBlanks);
    if (!found) {
      create.push({ row: row.row, name: row.title, target });
      continue;
    }
    const changes = changesBetween(found.fields, target);
    if (changes.length === 0) unchanged.push(row.title);
    else update.push({ row: row.row, name: row.title, current: found, target, changes });
  }
  return { create, update, unchanged, skipped, known, errors };
}

/** The slide that a row means. */
export function findSlide(row: SlideRow, current: readonly CurrentSlide[]) {
  return current.find((slide) => isMeant(row, slide));
}

function isMeant({ title }: SlideRow, { fields }: CurrentSlide): boolean {
  return fields.title.toLowerCase() === title.toLowerCase();
}

function merged(
  row: ReadRow<SlideRow>,
  current: SlideFields | undefined,
  image: CatalogImage,
  place: number,
  clearBlanks: boolean,
): SlideFields {
  const clears = (key: string) => clearBlanks && (row.blank?.includes(key) ?? false);
  return {
    title: row.title,
    description: row.description ?? (clears("description") ? "" : (current?.description ?? "")),
    image,
    link: row.link ?? (clears("link") ? "" : (current?.link ?? "")),
    button: row.button ?? current?.button ?? DEFAULT_SLIDE_BUTTON,
    active: row.active ?? current?.active ?? true,
    order: row.order ?? current?.order ?? place,
  };
}

function missingImage(file: string, row: ReadRow<SlideRow>): RowError {
  return {
    file,
    row: row.row,
    column: "Image",
    value: "",
    reason: `The slide "${row.title}" is new, and a new slide needs a picture.`,
    fix: "Write the picture's file name, or correct the title.",
  };
}
