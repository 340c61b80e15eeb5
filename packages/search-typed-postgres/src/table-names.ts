import { MedusaError } from "@medusajs/framework/utils";

/** What the names of all tables of this provider begin with. */
export const TABLE_PREFIX = "search_typed_";

/** The table of a physical index. */
export function tableOf(physicalName: string): string {
  if (!/^[a-z0-9_]{1,40}$/i.test(physicalName)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `"${physicalName}" cannot be the name of a search index: letters, digits and _ only.`,
    );
  }
  return TABLE_PREFIX + physicalName.toLowerCase();
}

/** The table of the words that documents of an index use, for correcting misspelt searches. */
export const wordsTableOf = (physicalName: string): string => `${tableOf(physicalName)}_word`;

/** The table that says which documents of an index changed, by which transaction last. */
export const changesTableOf = (physicalName: string): string => `${tableOf(physicalName)}_change`;
