import {
  entityReport,
  findSlide,
  planSlides,
  readCatalogFile,
  SLIDE_FILE,
} from "@eldercare/catalog-import";
import { checkRowImage } from "../check/check-images";
import type { FileContext } from "../check/file-context";
import { chosenColumns } from "../columns/chosen-columns";
import { addressesOf } from "../images/image-folder";
import { fileOnDisk } from "../read/file-on-disk";
import { readSlides } from "../state/read-slides";
import type { PlannedSlides } from "./planned-file";

/** Reads and checks a file of slides, and compares it with those of the shop. */
export async function planSlideFile(context: FileContext): Promise<PlannedSlides> {
  const { container, options, path, folder } = context;
  const file = await readCatalogFile(
    await fileOnDisk(path),
    SLIDE_FILE,
    chosenColumns(context, "slides"),
  );
  const current = await readSlides(container);
  const checked = await checkRowImage(
    file.file,
    file.rows,
    (row) => Boolean(options.skipImages || (options.onlyNew && findSlide(row, current))),
    folder,
  );
  const plan = planSlides(checked.rows, current, {
    file: file.file,
    addresses: addressesOf(checked.images),
    clearBlanks: options.clearBlanks,
    onlyNew: options.onlyNew,
  });
  // A slide is its image: without images, new slides wait until they are loaded with them.
  const waiting = options.skipImages ? plan.errors : [];
  return {
    entity: "slides",
    report: entityReport("slides", file, plan),
    errors: [...file.errors, ...checked.errors, ...(options.skipImages ? [] : plan.errors)],
    warnings: [
      ...file.warnings,
      ...waiting.map(
        ({ row }) => `${file.file}: the new slide in row ${row} waits for its picture.`,
      ),
    ],
    images: checked.images,
    asked: file.asked,
    rejected: file,
    plan,
    current,
  };
}
