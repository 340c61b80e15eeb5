import {
  entityReport,
  findSlide,
  planSlides,
  readCatalogFile,
  SLIDE_FILE,
} from "@eldercare/catalog-import";
import { applySlides } from "../apply/apply-slides";
import { checkImages } from "../images/check-images";
import { listedRemovals } from "../prune/listed-removals";
import { fileOnDisk } from "../read/file-on-disk";
import { readSlides } from "../state/read-slides";
import { removeRow } from "../write/removed-rows";
import { addressesOf, type PrepareContext, type Prepared } from "./prepared";

export async function prepareSlides({
  container,
  options,
  path,
  folder,
}: PrepareContext): Promise<Prepared> {
  const file = await readCatalogFile(await fileOnDisk(path), SLIDE_FILE);
  const current = await readSlides(container);
  const rows = file.rows.map((row) =>
    options.skipImages || (options.onlyNew && findSlide(row, current))
      ? { ...row, image: undefined }
      : row,
  );
  const checked = await checkImages(
    file.file,
    "Image",
    rows,
    (row) => (row.image ? [row.image] : []),
    folder,
  );
  const plan = planSlides(file.file, checked.rows, current, addressesOf(checked.images), options);
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
    rejected: file,
    apply: (_store, progress, journal) =>
      applySlides(container, file.file, plan, progress, journal),
    findRemovals: async () =>
      listedRemovals(
        container,
        "slides",
        current
          .filter(({ id }) => !plan.known.includes(id))
          .map(({ id, fields }) => ({ id, name: fields.title, fields })),
        (transaction, id) => removeRow(transaction, "carousel_slide", id),
      ),
  };
}
