import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { textOf } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readSpecNames } from "../../medusa/product-specs";
import { listCategories } from "../categories/list-categories";
import { seedsFolder } from "../shop-files/seeds-folder";
import { presentSpecFilters } from "../spec-filters/present-spec-filters";
import { SEARCH_WORDS_FILE, searchWordsFrom } from "./search-words";
import { strayRules } from "./stray-rules";

/** What the shop's files of rules name and the shop does not have, as sentences. */
export async function findStrayRules(container: MedusaContainer): Promise<string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const file = await readFile(join(seedsFolder(), SEARCH_WORDS_FILE)).catch(() => null);
  const { rules: words } = searchWordsFrom(file ? await textOf(file) : "");
  const { filters } = await presentSpecFilters();
  const categories = await listCategories(container);
  const slugs = new Set(categories.map(({ slug }) => slug));
  return strayRules({ words, filters }, { slugs, specs: await readSpecNames(database) });
}
