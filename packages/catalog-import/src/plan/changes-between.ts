import { isDeepStrictEqual } from "node:util";
import type { FieldChange } from "./plan.js";

/** The fields of `target` that differ from `current`, in the order of `target`. */
export function changesBetween<T extends object>(current: T, target: T): FieldChange[] {
  return (Object.keys(target) as (keyof T & string)[])
    .filter((field) => !isDeepStrictEqual(current[field], target[field]))
    .map((field) => ({ field, from: current[field], to: target[field] }));
}
