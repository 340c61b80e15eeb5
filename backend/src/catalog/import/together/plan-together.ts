import { type CurrentProduct, changesBetween, type ProductPlan } from "@eldercare/catalog-import";
import { changedTogether, type PlannedTogether } from "./changed-together";

/** What a change does to these products; `leftOut` names those that it cannot be done to, and why. */
export interface TogetherPlan {
  plan: ProductPlan;
  leftOut: readonly { name: string; reason: string }[];
}

/** Plans one change of many products on what is there now. */
export function planTogether(
  products: readonly CurrentProduct[],
  change: PlannedTogether,
): TogetherPlan {
  const update: ProductPlan["update"][number][] = [];
  const unchanged: string[] = [];
  const leftOut: { name: string; reason: string }[] = [];
  for (const current of products) {
    const { name } = current.fields;
    const outcome = changedTogether(current, change);
    if ("leftOut" in outcome) {
      leftOut.push({ name, reason: outcome.leftOut });
      continue;
    }
    const { target } = outcome;
    const changes = changesBetween(current.fields, target);
    if (changes.length === 0) unchanged.push(name);
    else update.push({ row: 0, name, current, target, changes });
  }
  const skipped = leftOut.map(({ name }) => name);
  return { plan: { create: [], update, unchanged, skipped, known: [], errors: [] }, leftOut };
}
