import { FileUnusable, LISTED, removableCategories } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readFilledCategories } from "../../../medusa/removable-products";
import type { PlannedCategories, PlannedFile } from "../plan/planned-file";
import type { ListedRemovals, ProductRemovals, Removals, UnnamedThing } from "./removals";

/**
 * What each file does not name. Throws FileUnusable for a file that names nothing. Categories come
 * last: they go when no product is left in them.
 */
export async function findRemovals(
  container: MedusaContainer,
  files: readonly PlannedFile[],
): Promise<Removals[]> {
  const empty = files.find(({ report }) => report.rows === 0);
  if (empty) {
    throw new FileUnusable(empty.report.file, "it has no rows: everything would be removed.");
  }
  const removals: Removals[] = [];
  let products: ProductRemovals | null = null;
  for (const file of files) {
    if (file.entity === "products") {
      if (!file.removals) throw new Error("What the file does not name was not looked for.");
      products = file.removals;
      removals.push(products);
    } else if (file.entity === "slides") {
      const { current, plan } = file;
      removals.push(
        listed(
          "slides",
          unnamed(current, plan.known, ({ title }) => title),
        ),
      );
    } else if (file.entity === "posts") {
      const { current, plan } = file;
      removals.push(
        listed(
          "posts",
          unnamed(current, plan.known, ({ title }) => title),
        ),
      );
    }
  }
  const categories = files.find((file) => file.entity === "categories");
  if (categories) {
    const inUse = products?.categoriesInUse ?? (await filledCategories(container));
    removals.push(listed("categories", unnamedCategories(categories, inUse)));
  }
  return removals;
}

function unnamed<Fields extends object>(
  current: readonly { id: string; fields: Fields }[],
  known: readonly string[],
  nameOf: (fields: Fields) => string,
): UnnamedThing[] {
  return current
    .filter(({ id }) => !known.includes(id))
    .map(({ id, fields }) => ({ id, name: nameOf(fields), fields }));
}

function unnamedCategories(
  { names, plan, current }: PlannedCategories,
  inUse: ReadonlySet<string>,
): UnnamedThing[] {
  const removable = removableCategories(names, new Set(plan.known), inUse);
  return (
    current
      .filter(({ fields }) => removable.has(fields.slug))
      .map(({ id, fields }) => ({ id, name: fields.name, fields }))
      // The last first: children stand after their parents.
      .reverse()
  );
}

function listed(entity: ListedRemovals["entity"], things: readonly UnnamedThing[]): ListedRemovals {
  const names = things.slice(0, LISTED).map(({ name }) => name);
  return { entity, count: things.length, names, things };
}

async function filledCategories(container: MedusaContainer): Promise<Set<string>> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return new Set(await readFilledCategories(database));
}
