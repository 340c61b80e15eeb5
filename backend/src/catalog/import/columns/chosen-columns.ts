import { basename } from "node:path";
import {
  type CatalogEntity,
  type ChosenColumns,
  choiceKey,
  FileUnusable,
  headerKey,
  nearestName,
} from "@eldercare/catalog-import";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { FileContext } from "../check/file-context";
import { KeptChoices } from "./kept-choices";

/**
 * What people said of a file's columns: before, of a file with the same header, and with this command,
 * which is kept for the next one unless it is a dry run.
 */
export function chosenColumns(
  { container, options, path }: Pick<FileContext, "container" | "options" | "path">,
  entity: CatalogEntity,
): ChosenColumns {
  const { columns = {}, locale } = options;
  return async (header) => {
    refuseUnknown(basename(path), header, Object.keys(columns));
    const kept = new KeptChoices(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
    const of = { entity, locale, header: headerKey(header) };
    const before = await kept.of(of);
    if (Object.keys(columns).length === 0) return before;
    if (!options.dryRun) await kept.keep(of, columns);
    const said = Object.entries(columns).map(
      ([heading, ours]) => [choiceKey(heading), ours] as const,
    );
    return new Map([...before, ...said]);
  };
}

function refuseUnknown(file: string, header: readonly string[], headings: readonly string[]): void {
  const names = new Set(header.map(choiceKey));
  const wrong = headings.find((heading) => !names.has(choiceKey(heading)));
  if (wrong === undefined) return;
  const meant = nearestName(wrong, header);
  throw new FileUnusable(
    file,
    `it has no column "${wrong}". ${meant ? `Did you mean "${meant}"?` : `Its columns are ${header.join(", ")}.`}`,
  );
}
