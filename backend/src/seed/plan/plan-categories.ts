import { slugFromName } from "@eldercare/contracts";
import type { CategoryFields, CurrentCategory } from "../../workflows/import/catalogue-category";
import type { CategoryRow } from "../rows/category-row";
import type { ReadRow } from "../rows/read-rows";
import type { RowError } from "../rows/row-error";
import { changesBetween } from "./changes-between";
import type { Plan } from "./plan";

export type CategoryPlan = Plan<CurrentCategory, CategoryFields>;

/**
 * Compares rows with the shop's categories: a row's slug, or else its name, says which category it
 * means. `addressOf` gives the address of a picture file.
 */
export function planCategories(
  file: string,
  rows: readonly ReadRow<CategoryRow>[],
  current: readonly CurrentCategory[],
  addressOf: (pictureFile: string) => string,
): CategoryPlan {
  const create: CategoryPlan["create"][number][] = [];
  const update: CategoryPlan["update"][number][] = [];
  const unchanged: string[] = [];
  const errors: RowError[] = [];
  for (const row of rows) {
    const found = findCategory(row, current);
    const target = merged(row, found?.fields, addressOf);
    if (!target) {
      errors.push(missingName(file, row));
    } else if (!found) {
      create.push({ row: row.row, name: target.name, target });
    } else {
      const changes = changesBetween(found.fields, target);
      if (changes.length === 0) unchanged.push(target.name);
      else update.push({ row: row.row, name: target.name, current: found, target, changes });
    }
  }
  return { create, update, unchanged, errors };
}

function findCategory(row: CategoryRow, current: readonly CurrentCategory[]) {
  const slug = row.slug ?? slugFromName(row.name ?? "");
  const name = row.name?.toLowerCase();
  return (
    current.find(({ fields }) => fields.slug === slug) ??
    (row.slug ? undefined : current.find(({ fields }) => fields.name.toLowerCase() === name))
  );
}

function merged(
  row: CategoryRow,
  current: CategoryFields | undefined,
  addressOf: (pictureFile: string) => string,
): CategoryFields | undefined {
  const name = row.name ?? current?.name;
  if (!name) return undefined;
  return {
    name,
    slug: row.slug ?? current?.slug ?? slugFromName(name),
    description: row.description ?? current?.description ?? "",
    image: row.image
      ? { url: addressOf(row.image.file), alt: row.image.alt }
      : (current?.image ?? null),
  };
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
