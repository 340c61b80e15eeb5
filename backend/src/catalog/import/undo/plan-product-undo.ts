import {
  type CurrentProduct,
  changesBetween,
  type ProductFields,
  type ProductPlan,
} from "@eldercare/catalog-import";
import type { Change } from "../journal/journal-changes";
import { asImported, isOfVariant } from "./as-imported";
import { withAwaitedStock } from "./awaited-stock";
import { changedSince, fieldsBefore } from "./fields-before";
import { journaledVariants, variantsBefore } from "./variants-before";

/**
 * What brings changed products (`current`) back to their former values; `kept` says what stays
 * because somebody changed it since, or orders wait for it. A product stays where it is when its former category is not
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
    const { fields: asBefore, changed } = beforeImport(now, change);
    if (changed.length > 0) kept.push(changedSince(name, changed));
    const { fields, kept: awaited } = withAwaitedStock(now, asBefore);
    kept.push(...awaited.map((reason) => `${name}: ${reason}`));
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

interface FieldsBefore {
  fields: ProductFields;
  /** What stays because somebody changed it since. */
  changed: string[];
}

/** Staff's choice of the default variant stays. */
function beforeImport(now: CurrentProduct, change: Change): FieldsBefore {
  const then = asImported(now, change.variant_id);
  // What was said of a variant that staff have removed since goes with it.
  if (!then) return ofProduct(now, { ...change, before: withoutVariant(change.before ?? {}) });
  const { fields, changed } = ofProduct(then.product, change, now.fields.sku);
  return { fields: then.inOrderOfNow(fields), changed };
}

const withoutVariant = (before: object) =>
  Object.fromEntries(Object.entries(before).filter(([name]) => !isOfVariant(name)));

function ofProduct(
  now: CurrentProduct,
  { before, after }: Pick<Change, "before" | "after">,
  chosenSku?: string,
): FieldsBefore {
  const { furtherVariants: was, ...fieldsWere } = before ?? {};
  const { fields, changed } = fieldsBefore(now.fields, { before: fieldsWere, after });
  if (was === undefined) return { fields, changed };
  const { variants, kept } = variantsBefore(now, {
    before: journaledVariants(was),
    after: journaledVariants(after?.furtherVariants),
    chosenSku,
  });
  const back = { ...fields, furtherVariants: variants };
  if (kept.length === 0) return { fields: back, changed };
  // Variants that stay need what tells them apart.
  const { options, optionValues } = now.fields;
  return { fields: { ...back, options, optionValues }, changed: [...changed, ...kept] };
}
