import { invalidRequest, resourceMissing } from "../stripe-failure.js";
import type { FormValues } from "./form-values.js";
import { group, integer, text } from "./params.js";

/** Fields that every list takes. */
export const LIST_PARAMS = ["limit", "starting_after", "ending_before", "created"];

interface Listed {
  id: string;
  object: string;
  created: number;
}

/** One page of a list that is newest first, with Stripe's cursors (ids). */
export function listPage(items: readonly Listed[], params: FormValues, url: string): object {
  const limit = integer(params, "limit") ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest("Invalid limit: must be between 1 and 100", { param: "limit" });
  }
  const wanted = items.filter((item) => isInTime(item.created, params));
  const after = text(params, "starting_after");
  const before = text(params, "ending_before");
  if (after && before) {
    throw invalidRequest("You cannot use both `starting_after` and `ending_before`.");
  }
  if (before) {
    const end = positionOf(wanted, before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: wanted.slice(start, end), has_more: start > 0, url };
  }
  const start = after ? positionOf(wanted, after, "starting_after") + 1 : 0;
  const data = wanted.slice(start, start + limit);
  return { object: "list", data, has_more: start + limit < wanted.length, url };
}

function positionOf(items: readonly Listed[], id: string, param: string): number {
  const position = items.findIndex((item) => item.id === id);
  if (position < 0) throw resourceMissing(items[0]?.object ?? "object", id, param);
  return position;
}

function isInTime(created: number, params: FormValues): boolean {
  if (typeof params.created === "string") return created === Number(params.created);
  const range = group(params, "created") ?? {};
  const bound = (name: string, fallback: number) => integer(range, name) ?? fallback;
  return (
    created >= bound("gte", 0) &&
    created > bound("gt", -1) &&
    created <= bound("lte", Number.POSITIVE_INFINITY) &&
    created < bound("lt", Number.POSITIVE_INFINITY)
  );
}
