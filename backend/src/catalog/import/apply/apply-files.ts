import type { CatalogEntity, EntityReport, RowError } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { NewSecurityEvent } from "../../../security-events/new-security-event";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import type { StoreContext } from "../../../workflows/store/store-context";
import { storeImages } from "../images/store-images";
import type { CatalogImportOptions } from "../import-options";
import { beginCommandImport, endCommandImport } from "../journal/command-import";
import { HEARTBEAT_SECONDS } from "../journal/heartbeat";
import { ImportHistory } from "../journal/import-history";
import { Journal } from "../journal/journal";
import type { PlannedFile } from "../plan/planned-file";
import type { Removals } from "../plan/removals";
import type { Progress } from "../progress";
import { applyCategories } from "./apply-categories";
import { applyPosts } from "./apply-posts";
import { applyProducts } from "./apply-products";
import { applySlides } from "./apply-slides";
import { removeUnnamedProducts } from "./remove-unnamed-products";
import { removeUnnamedThings } from "./remove-unnamed-things";

/** What was planned and is to be written. */
export interface FilesToApply {
  files: readonly PlannedFile[];
  removals: readonly Removals[];
  /** The files' reports, with what they would remove. */
  planned: readonly EntityReport[];
  options: CatalogImportOptions;
  store: StoreContext;
  /** An import that is in the history already; a command's is added when it changes anything. */
  importId: string | undefined;
}

/** What was written, and the errors of rows that turned out to be wrong only then. */
export interface AppliedFiles {
  entities: readonly EntityReport[];
  late: readonly RowError[];
}

/** Writes what was planned, with its journal. With late errors nothing is removed. */
export async function applyFiles(
  container: MedusaContainer,
  { files, removals, planned, options, store, importId }: FilesToApply,
  progress: Progress,
): Promise<AppliedFiles> {
  await storeImages(
    container,
    files.flatMap(({ images }) => images),
    progress,
  );
  const history = new ImportHistory(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const isChange = planned.some(({ created, updated, removed }) => created + updated + removed > 0);
  const commandId =
    importId === undefined && isChange && !options.noHistory
      ? await beginCommandImport(
          history,
          options,
          files.map(({ report }) => report.file),
        )
      : undefined;
  const id = importId ?? commandId;
  const journal = id === undefined ? null : new Journal(id);
  // Who looks at the history sees that work goes on.
  const heartbeat = setInterval(() => {
    if (id !== undefined) void history.heartbeat(id, {}).catch(() => undefined);
  }, HEARTBEAT_SECONDS * 1000);
  try {
    const late: RowError[] = [];
    const written = new Map<CatalogEntity, EntityReport>();
    for (const file of files) {
      const applied = await applyFile(container, file, store, progress, journal);
      late.push(...applied.late);
      written.set(file.entity, applied.report);
    }
    const removed =
      late.length === 0 ? await removeAll(container, removals, progress, journal) : null;
    const entities = planned.map((each) => {
      const count = removed?.get(each.entity) ?? 0;
      return {
        ...each,
        ...written.get(each.entity),
        removed: count,
        removals: count > 0 ? each.removals : [],
      };
    });
    if (isChange) {
      await recordSecurityEvent(container, importEvent(id, files, entities, late.length));
    }
    if (commandId !== undefined) await endCommandImport(history, commandId, entities, late.length);
    return { entities, late };
  } catch (error) {
    await recordSecurityEvent(container, {
      ...importEvent(id, files, planned, 0),
      outcome: "failure",
    });
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** One event for all that was written: the journal has each thing, prices and stock have events of their own. */
function importEvent(
  id: string | undefined,
  files: readonly PlannedFile[],
  entities: readonly EntityReport[],
  errors: number,
): NewSecurityEvent {
  const sum = (of: "created" | "updated" | "removed") =>
    entities.reduce((total, entity) => total + entity[of], 0);
  const label = files.map(({ report }) => report.file).join(", ");
  return {
    kind: "import.applied",
    subject: { kind: "import", id: id ?? null, label },
    after: { created: sum("created"), updated: sum("updated"), removed: sum("removed"), errors },
  };
}

async function applyFile(
  container: MedusaContainer,
  file: PlannedFile,
  store: StoreContext,
  progress: Progress,
  journal: Journal | null,
): Promise<{ report: EntityReport; late: readonly RowError[] }> {
  if (file.entity === "products") return applyProducts(container, file, store, progress, journal);
  if (file.entity === "categories") await applyCategories(container, file, progress, journal);
  else if (file.entity === "slides") await applySlides(container, file, progress, journal);
  else await applyPosts(container, file, progress, journal);
  return { report: file.report, late: [] };
}

/** Answers how many of each kind went. */
async function removeAll(
  container: MedusaContainer,
  removals: readonly Removals[],
  progress: Progress,
  journal: Journal | null,
): Promise<ReadonlyMap<CatalogEntity, number>> {
  const removed = new Map<CatalogEntity, number>();
  for (const each of removals) {
    const count =
      each.entity === "products"
        ? await removeUnnamedProducts(container, each, progress, journal)
        : await removeUnnamedThings(container, each, progress, journal);
    removed.set(each.entity, count);
  }
  return removed;
}
