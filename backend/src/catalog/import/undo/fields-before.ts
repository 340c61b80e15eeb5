import { isDeepStrictEqual } from "node:util";
import { fieldLabel } from "@eldercare/catalog-import";
import type { Change } from "../journal/journal-changes";

/**
 * The fields as they were before an import. `changed` names those that somebody changed since:
 * these stay.
 */
export function fieldsBefore<Fields extends object>(
  now: Fields,
  { before, after }: Pick<Change, "before" | "after">,
): { fields: Fields; changed: string[] } {
  const names = Object.keys(before ?? {}) as (keyof Fields & string)[];
  const changed = names.filter((name) => !isDeepStrictEqual(now[name], after?.[name]));
  const back = names.filter((name) => !changed.includes(name));
  const values = Object.fromEntries(back.map((name) => [name, before?.[name]]));
  return { fields: { ...now, ...values }, changed };
}

/** Why something keeps fields that somebody changed since, as the report says it. */
export function changedSince(name: string, fields: readonly string[]): string {
  return `${name}: changed since (${fields.map(fieldLabel).join(", ")})`;
}
