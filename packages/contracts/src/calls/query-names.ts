import { z } from "zod";
import type { CallName } from "./addresses.js";
import { CALL_NAMES, callOf } from "./table.js";

/** What may be asked of a call in its query, by name: also of those that share its path and method. */
export function queryNamesOf(name: CallName): readonly string[] {
  const main = callOf(name).variantOf ?? name;
  const shared = CALL_NAMES.filter((other) => callOf(other).variantOf === main);
  return [...new Set([main, ...shared].flatMap(namesOfOne))];
}

function namesOfOne(name: CallName): string[] {
  const { query } = callOf(name);
  if (!query) return [];
  // Closed: a query whose names cannot be read would let everything or nothing pass.
  if (!(query instanceof z.ZodObject)) throw new Error(`The query of ${name} is no plain object.`);
  return Object.keys(query.shape);
}
