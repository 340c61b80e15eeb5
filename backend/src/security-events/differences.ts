import { isDeepStrictEqual } from "node:util";
import type { SecurityEventValues } from "@eldercare/contracts";

/** The fields that differ, as they were and as they are; undefined when nothing does. */
export function differences(
  before: object,
  after: object,
): { before: SecurityEventValues; after: SecurityEventValues } | undefined {
  const [old, now] = [before as SecurityEventValues, after as SecurityEventValues];
  const changed = Object.keys(now).filter((name) => !isDeepStrictEqual(old[name], now[name]));
  if (changed.length === 0) return undefined;
  const those = (values: SecurityEventValues) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: those(old), after: those(now) };
}
