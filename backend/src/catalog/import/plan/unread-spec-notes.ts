import type { ProductFields } from "@eldercare/catalog-import";
import { filteredSpecs } from "../../spec-filters/filtered-specs";
import type { SpecFilter } from "../../spec-filters/spec-filters";

/** What the filters of specifications cannot read of a product that a file makes or changes. */
export function unreadSpecNotes(
  where: { file: string; row: number },
  { name, specs }: Pick<ProductFields, "name" | "specs">,
  filters: readonly SpecFilter[],
): string[] {
  return filteredSpecs({ specs }, filters).unread.map(
    ({ filter, text, problem }) =>
      `${where.file}, row ${where.row}: the filter “${filter.label}” does not find “${name}”: of “${text}”, ${problem}.`,
  );
}

/** The same of so many more that they would not be read. */
export const moreUnreadSpecs = (file: string, count: number): string =>
  `${file}: ${count} more specifications cannot be read as the filters need them.`;
