import { rowErrorLine } from "../rows/row-error.js";
import { changeText } from "./change-text.js";
import type { CatalogImportReport, EntityReport } from "./import-report.js";
import { mapLines } from "./map-lines.js";

const SHOWN_ERRORS = 50;
const SHOWN_CHANGES = 100;

/** The report as a person reads it: what happened, and what to do next. */
export function reportText(report: CatalogImportReport): string {
  const lines = [
    ...report.warnings.map((warning) => `Note: ${warning}`),
    ...report.columns.flatMap(mapLines),
    ...(report.dryRun ? report.entities.flatMap(dryRunLines) : []),
    ...report.entities.map((entity) => countLine(entity, report)),
    ...errorLines(report),
    ...report.rejected.map(
      (path) => `The rows with errors are in ${path}: correct them there and load that file.`,
    ),
    closingLine(report),
  ];
  return `${lines.join("\n")}\n`;
}

function countLine(entity: EntityReport, { dryRun, written, errors }: CatalogImportReport): string {
  const bad = badRows(entity, errors).size;
  if (bad > 0 && !written) return `${entity.file}: ${entity.rows} rows, ${bad} with errors`;
  const verbs =
    dryRun || !written
      ? ["to create", "to update", "to remove"]
      : ["created", "updated", "removed"];
  const counts = [
    `${entity.created} ${verbs[0]}`,
    `${entity.updated} ${verbs[1]}`,
    `${entity.unchanged} unchanged`,
    ...(entity.skipped > 0 ? [`${entity.skipped} skipped, as asked`] : []),
    ...(entity.removed > 0 ? [`${entity.removed} ${verbs[2]}`] : []),
    ...(bad > 0 ? [`${bad} with errors`] : []),
  ];
  return `${entity.file}: ${counts.join(", ")}`;
}

/** Rows with errors; of a folder, whose rows are its files, the files with errors. */
function badRows(
  { file }: EntityReport,
  errors: CatalogImportReport["errors"],
): Set<number | string> {
  const bad = new Set<number | string>();
  for (const error of errors) {
    if (error.file === file) bad.add(error.row);
    else if (error.file.startsWith(`${file}/`)) bad.add(error.file);
  }
  return bad;
}

/**
 * Removals first: they are what a person must not overlook. Names of very many things are not kept,
 * so that what is not shown is counted by what the file does.
 */
function dryRunLines({
  creations,
  changes,
  removals,
  created,
  updated,
  removed,
}: EntityReport): string[] {
  const things = [
    ...removals.map((name) => [`  to remove: ${name}`]),
    ...creations.map((name) => [`  new: ${name}`]),
    ...changes.map(({ name, changes: fields }) =>
      fields.map((change) => `  ${name}: ${changeText(change)}`),
    ),
  ];
  const lines: string[] = [];
  let shown = 0;
  for (const thing of things) {
    if (lines.length + thing.length > SHOWN_CHANGES && shown > 0) break;
    lines.push(...thing);
    shown += 1;
  }
  const more = created + updated + removed - shown;
  return more > 0 ? [...lines, `  … and ${more} more`] : lines;
}

function errorLines({ errors }: CatalogImportReport): string[] {
  if (errors.length === 0) return [];
  const more = errors.length - SHOWN_ERRORS;
  return [
    "",
    `${errors.length} ${errors.length === 1 ? "cell needs" : "cells need"} attention:`,
    ...errors.slice(0, SHOWN_ERRORS).map((error) => `  ${rowErrorLine(error)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    "",
  ];
}

function closingLine({
  dryRun,
  prunes,
  written,
  errors,
  entities,
  seconds,
}: CatalogImportReport): string {
  if (dryRun) return "Dry run: nothing was written.";
  if (!written && errors.length === 0) return "Nothing was written: you did not say yes.";
  if (!written) {
    const partial = prunes ? "" : ", or add --partial to load the good rows now";
    return `Nothing was written. Correct the cells above and run again${partial}.`;
  }
  const time = `in ${seconds.toFixed(1)} s`;
  const isChanged = entities.some(
    ({ created, updated, removed }) => created + updated + removed > 0,
  );
  if (errors.length > 0 && !isChanged) {
    return "Nothing was written: no good row says anything new. Correct the cells above and run again.";
  }
  return errors.length > 0
    ? `The good rows were written ${time}. Correct the cells above and run again: what is in already stays as it is.`
    : `Done ${time}.`;
}
