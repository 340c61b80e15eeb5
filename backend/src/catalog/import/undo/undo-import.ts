import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { findStoreContext } from "../../../workflows/store/store-context";
import type { ImportRecord } from "../journal/import-history";
import { countChanges } from "../journal/journal-changes";
import { MissingImages } from "../missing-images/missing-images";
import type { Progress } from "../progress";
import { restoreRemoved } from "./restore-removed";
import { undoCategories } from "./undo-categories";
import type { UndoContext, UndoReport } from "./undo-context";
import { undoMissingImages } from "./undo-missing-images";
import { undoPosts } from "./undo-posts";
import { undoProducts } from "./undo-products";
import { undoSlides } from "./undo-slides";

/**
 * Takes an import back: brings back what it removed, removes what it made, and gives what it
 * changed its former values where nobody changed them since. Each entry of the journal goes with its
 * change, so that what was cut off may be run again.
 */
export async function undoImport(
  container: MedusaContainer,
  record: Pick<ImportRecord, "id" | "file_name" | "source">,
  progress: Progress,
): Promise<UndoReport> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const store = await findStoreContext(container);
  const task = progress.start("Taken back", await countChanges(database, record.id));
  const report = { removed: 0, restored: 0, kept: [] as string[] };
  const context: UndoContext = {
    container,
    database,
    store,
    importId: record.id,
    isOfList: record.source === "list",
    report,
    advance: (count) => task.advance(count),
  };
  await new MissingImages(database).forgetImport(record.id);
  await restoreRemoved(context);
  // Categories last: they can only go when no product lies in them.
  await undoSlides(context);
  await undoPosts(context);
  await undoProducts(context);
  await undoMissingImages(context);
  await undoCategories(context);
  task.end();
  const { removed, restored, kept } = report;
  await recordSecurityEvent(container, {
    kind: context.isOfList ? "product.changed-back" : "import.undone",
    subject: { kind: "import", id: record.id, label: record.file_name },
    after: { removed, restored, kept: kept.length },
  });
  return report;
}
