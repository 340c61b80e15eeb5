import { slugFromName } from "@eldercare/contracts";
import type { CategoryFields, CurrentCategory } from "../fields/category.js";
import type { CategoryRow } from "../rows/category-row.js";
import type { ReadRow } from "../rows/read-row.js";
import type { RowError } from "../rows/row-error.js";
import { CategoryLookup, type NamedCategory } from "./category-lookup.js";
import { changesBetween } from "./changes-between.js";
import type { Plan, PlanOptions } from "./plan.js";
import { imageTextsProblem, plannedImages } from "./planned-images.js";

export type CategoryPlan = Plan<CurrentCategory, CategoryFields>;

/**
 * Compares rows with the shop's categories: a row's slug, or else its name, says which category it
 * means. A parent stands in the shop or higher up in the file.
 */
export function planCategories(
  rows: readonly ReadRow<CategoryRow>[],
  current: readonly CurrentCategory[],
  options: PlanOptions,
): CategoryPlan {
  const { file } = options;
  const create: CategoryPlan["create"][number][] = [];
  const update: CategoryPlan["update"][number][] = [];
  const unchanged: string[] = [];
  const errors: RowError[] = [];
  const skipped: string[] = [];
  const known: string[] = [];
  const named: NamedCategory[] = current.map(({ id, fields }) => ({ id, ...fields }));
  for (const row of rows) {
    const found = findCategory(row, current);
    if (found) known.push(found.id);
    if (found && options.onlyNew) {
      skipped.push(found.fields.name);
      continue;
    }
    if (!found && options.updateOnly) {
      skipped.push(row.name ?? row.slug ?? "");
      continue;
    }
    const parents = new CategoryLookup(named);
    const problems = [
      ...(row.name || found ? [] : [missingName(file, row)]),
      ...parentProblem(file, row, parents, found),
      ...imageTextsProblem(row, found?.fields.image ? [found.fields.image] : [], file),
    ];
    if (problems.length > 0) {
      errors.push(...problems);
      continue;
    }
    const target = merged(row, found?.fields, parents, options);
    if (!found) {
      create.push({ row: row.row, name: target.name, target });
      named.push(target);
      continue;
    }
    const changes = changesBetween(found.fields, target);
    if (changes.length === 0) unchanged.push(target.name);
    else update.push({ row: row.row, name: target.name, current: found, target, changes });
  }
  return { create, update, unchanged, skipped, known, errors };
}

/** The category that a row means. */
export function findCategory(row: CategoryRow, current: readonly CurrentCategory[]) {
  const slug = row.slug ?? slugFromName(row.name ?? "");
  const name = row.name?.toLowerCase();
  return (
    current.find(({ fields }) => fields.slug === slug) ??
    (row.slug ? undefined : current.find(({ fields }) => fields.name.toLowerCase() === name))
  );
}

function merged(
  row: ReadRow<CategoryRow>,
  current: CategoryFields | undefined,
  parents: CategoryLookup,
  { addresses, clearBlanks = false }: PlanOptions,
): CategoryFields {
  const name = row.name ?? current?.name ?? "";
  const clears = (key: string) => clearBlanks && (row.blank?.includes(key) ?? false);
  return {
    name,
    slug: row.slug ?? current?.slug ?? slugFromName(name),
    description: row.description ?? (clears("description") ? "" : (current?.description ?? "")),
    // An image stays: the home page shows one for every category.
    image:
      plannedImages(row, current?.image ? [current.image] : [], {
        addresses,
        cleared: new Set(clears("alts") ? ["alts"] : []),
      })[0] ?? null,
    parentSlug:
      row.parent === undefined
        ? clears("parent")
          ? null
          : (current?.parentSlug ?? null)
        : (parents.slugOf(row.parent) ?? null),
  };
}

function parentProblem(
  file: string,
  row: ReadRow<CategoryRow>,
  parents: CategoryLookup,
  found: CurrentCategory | undefined,
): RowError[] {
  if (row.parent === undefined) return [];
  const slug = parents.slugOf(row.parent);
  const error = { file, row: row.row, column: "Parent", value: row.parent };
  if (slug === undefined) {
    const { reason } = parents.problemWith(row.parent);
    return [{ ...error, reason, fix: "Write the name of a category of the shop or higher up." }];
  }
  if (found && parents.isWithin(slug, found.fields.slug)) {
    const reason = "A category cannot lie in itself.";
    return [{ ...error, reason, fix: "Write another category." }];
  }
  return [];
}

function missingName(file: string, row: ReadRow<CategoryRow>): RowError {
  return {
    file,
    row: row.row,
    column: "Name",
    value: "",
    reason: `There is no category "${row.slug}" yet, and a new one needs a name.`,
    fix: "Write its name, or correct the slug.",
  };
}
