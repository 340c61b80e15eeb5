import {
  type CurrentProduct,
  changesBetween,
  type ProductFields,
  type ProductPlan,
} from "@eldercare/catalog-import";
import type { Change } from "../journal/journal-changes";
import { changedSince, fieldsBefore } from "./fields-before";
import { journaledVariants, variantsBefore } from "./variants-before";

/**
 * What brings changed products (`current`) back to their former values; `kept` says what stays
 * because somebody changed it since. A product stays where it is when its former category is not
 * among `categories`, the slugs of those that there are.
 */
export function planProductUndo(
  changes: readonly Change[],
  current: readonly CurrentProduct[],
  categories: ReadonlySet<string>,
): { plan: ProductPlan; kept: string[] } {
  const byId = new Map(current.map((product) => [product.id, product]));
  const update: ProductPlan["update"][number][] = [];
  const kept: string[] = [];
  for (const change of changes) {
    const { name } = change;
    const now = byId.get(change.entity_id);
    if (!now) continue;
    const { fields, changed } = beforeImport(now, change);
    if (changed.length > 0) kept.push(changedSince(name, changed));
    const isThere = (slug: string) => categories.has(slug);
    const isGone = fields.categorySlug !== null && !isThere(fields.categorySlug);
    const categorySlug = isGone ? now.fields.categorySlug : fields.categorySlug;
    const furtherCategorySlugs = fields.furtherCategorySlugs.filter(
      (slug) => slug !== categorySlug && isThere(slug),
    );
    const target = { ...fields, categorySlug, furtherCategorySlugs };
    const differences = changesBetween(now.fields, target);
    if (differences.length === 0) continue;
    update.push({ row: 0, name, current: now, target, changes: differences });
  }
  const nothing = { create: [], unchanged: [], skipped: [], known: [], errors: [] };
  return { plan: { ...nothing, update }, kept };
}

function beforeImport(
  now: CurrentProduct,
  { before, after }: Pick<Change, "before" | "after">,
): { fields: ProductFields; changed: string[] } {
  const { furtherVariants: was, ...fieldsWere } = before ?? {};
  const { fields, changed } = fieldsBefore(now.fields, { before: fieldsWere, after });
  if (was === undefined) return { fields, changed };
  const { variants, kept } = variantsBefore(now, {
    before: journaledVariants(was),
    after: journaledVariants(after?.furtherVariants),
  });
  const back = { ...fields, furtherVariants: variants };
  if (kept.length === 0) return { fields: back, changed };
  // Variants that stay need what tells them apart.
  const { options, optionValues } = now.fields;
  return { fields: { ...back, options, optionValues }, changed: [...changed, ...kept] };
}
