import { createHash } from "node:crypto";
import { join } from "node:path";
import { logger } from "@medusajs/framework/logger";
import { fileAsItIs } from "../shop-files/file-as-it-is";
import { seedsFolder } from "../shop-files/seeds-folder";
import { SPEC_FILTERS_FILE, type SpecFilter, specFiltersFrom } from "./spec-filters";

/** The filters of specifications as the shop's file says them now. */
export interface PresentSpecFilters {
  filters: readonly SpecFilter[];
  /** What cards show; see `SpecFilters`. */
  cardSpecs: readonly string[];
  /** Another one for other filters: what the index holds was read with some. */
  version: string;
}

/** Another one when the same file is read otherwise than by the program before. */
const READING = 2;

/** What the file says, with its version. */
export const presentOf = ({
  filters,
  cardSpecs,
}: Omit<PresentSpecFilters, "version">): PresentSpecFilters => ({
  filters,
  cardSpecs,
  version: createHash("sha256")
    .update(JSON.stringify([READING, filters, cardSpecs]))
    .digest("hex")
    .slice(0, 16),
});

/** Without the file there are no such filters, and nothing is wrong. */
const read = (csv: string | null) => {
  if (csv === null) return { said: presentOf({ filters: [], cardSpecs: [] }), problems: [] };
  const { filters, cardSpecs, ...reading } = specFiltersFrom(csv);
  return { said: presentOf({ filters, cardSpecs }), ...reading };
};

let reader: (() => Promise<PresentSpecFilters>) | undefined;

/** The same object until the file changes, which is noticed within seconds. */
export function presentSpecFilters(): Promise<PresentSpecFilters> {
  reader ??= fileAsItIs(join(seedsFolder(), SPEC_FILTERS_FILE), read, (problem) =>
    logger.warn(problem),
  );
  return reader();
}
