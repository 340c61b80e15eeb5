import type { FieldChange } from "../plan/plan";
import { rowErrorLine } from "../rows/row-error";
import type { NounReport, SeedReport } from "./seed-report";

const SHOWN_ERRORS = 50;
const SHOWN_CHANGES = 100;
const SHOWN_VALUE_LENGTH = 48;

/** The report as a person reads it: what happened, and what to do next. */
export function reportText(report: SeedReport): string {
  const lines = [
    ...report.warnings.map((warning) => `Note: ${warning}`),
    ...(report.dryRun ? report.nouns.flatMap(dryRunLines) : []),
    ...report.nouns.map((noun) => countLine(noun, report)),
    ...errorLines(report),
    closingLine(report),
  ];
  return `${lines.join("\n")}\n`;
}

function countLine(noun: NounReport, { dryRun, written }: SeedReport): string {
  const verbs = dryRun || !written ? ["to create", "to update"] : ["created", "updated"];
  return `${noun.file}: ${noun.created} ${verbs[0]}, ${noun.updated} ${verbs[1]}, ${noun.unchanged} unchanged`;
}

function dryRunLines({ creations, changes }: NounReport): string[] {
  const lines = [
    ...creations.map((name) => `  new: ${name}`),
    ...changes.flatMap(({ name, changes: fields }) =>
      fields.map((change) => `  ${name}: ${changeText(change)}`),
    ),
  ];
  const more = lines.length - SHOWN_CHANGES;
  return more > 0 ? [...lines.slice(0, SHOWN_CHANGES), `  … and ${more} more`] : lines;
}

function changeText({ field, from, to }: FieldChange): string {
  return `${field} ${shown(from)} → ${shown(to)}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > SHOWN_VALUE_LENGTH ? `${text.slice(0, SHOWN_VALUE_LENGTH - 1)}…` : text;
}

function errorLines({ errors }: SeedReport): string[] {
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

function closingLine({ dryRun, written, errors, seconds }: SeedReport): string {
  if (dryRun) return "Dry run: nothing was written.";
  if (!written) {
    return "Nothing was written. Correct the cells above and run again, or add --partial to load the good rows now.";
  }
  const time = `in ${seconds.toFixed(1)} s`;
  return errors.length > 0
    ? `The good rows were written ${time}. Correct the cells above and run again: what is in already stays as it is.`
    : `Done ${time}.`;
}
