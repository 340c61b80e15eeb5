import type { EntityReport } from "@eldercare/catalog-import";
import type { CatalogImportOptions } from "../import-options";
import type { ImportHistory } from "./import-history";

/** Adds what a command begins to write to the history; answers its id. */
export function beginCommandImport(
  history: ImportHistory,
  options: CatalogImportOptions,
  files: readonly string[],
): Promise<string> {
  return history.add({
    entity: options.entities.length > 1 ? "all" : (options.entities[0] ?? "all"),
    file_name: files.join(", "),
    source: "command",
    status: "applying",
    created_by: null,
    options: {
      partial: options.partial,
      clearBlanks: options.clearBlanks,
      onlyNew: options.onlyNew,
      updateOnly: options.updateOnly,
      defaultCategory: options.defaultCategory,
      prune: options.prune,
    },
  });
}

/** Notes in the history that a command's import is in, with its counts. */
export async function endCommandImport(
  history: ImportHistory,
  id: string,
  entities: readonly EntityReport[],
  errors: number,
): Promise<void> {
  await history.move(id, ["applying"], {
    status: "applied",
    report: { entities: entities.map(countsOf), errors },
  });
}

function countsOf({
  removals: _removals,
  creations: _creations,
  changes: _changes,
  ...counts
}: EntityReport) {
  return counts;
}
