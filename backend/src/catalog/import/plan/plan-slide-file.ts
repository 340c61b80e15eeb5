import {
  entityReport,
  findSlide,
  planSlides,
  readCatalogFile,
  SLIDE_FILE,
} from "@eldercare/catalog-import";
import type { FileContext } from "../check/file-context";
import { chosenColumns } from "../columns/chosen-columns";
import { fileOnDisk } from "../read/file-on-disk";
import { readSlides } from "../state/read-slides";
import type { PlannedSlides } from "./planned-file";
import { planWithImage } from "./row-image-plan";

/** Reads and checks a file of slides, and compares it with those of the shop. */
export async function planSlideFile(context: FileContext): Promise<PlannedSlides> {
  const { container, options, path } = context;
  const file = await readCatalogFile(
    await fileOnDisk(path),
    SLIDE_FILE,
    chosenColumns(context, "slides"),
  );
  const current = await readSlides(container);
  const { plan, images, errors } = await planWithImage(
    file,
    context,
    (row) => findSlide(row, current) !== undefined,
    (rows, how) => planSlides(rows, current, how),
  );
  // A slide is its image: without images, new slides wait until they are loaded with them.
  const waiting = options.skipImages ? plan.errors : [];
  return {
    entity: "slides",
    report: entityReport("slides", file, plan),
    errors: [...errors, ...(options.skipImages ? [] : plan.errors)],
    warnings: [
      ...file.warnings,
      ...waiting.map(
        ({ row }) => `${file.file}: the new slide in row ${row} waits for its picture.`,
      ),
    ],
    images,
    asked: file.asked,
    rejected: file,
    plan,
    current,
  };
}
