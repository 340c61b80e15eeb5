import { LISTED } from "@eldercare/catalog-import";
import type { NamedProducts } from "../../../medusa/named-products";
import { Spool } from "../read/spool";
import type { ProductRemovals } from "./removals";

const BATCH = 250;

/**
 * The products that a file does not name. Their ids wait on disk: what is removed is what was shown,
 * whatever comes into the shop meanwhile. `inUse` are the categories that the file's products are
 * put into, by slug.
 */
export async function unnamedProducts(
  named: NamedProducts,
  inUse: ReadonlySet<string>,
): Promise<ProductRemovals> {
  const ids = await Spool.open<string>();
  try {
    let count = 0;
    const names: string[] = [];
    for await (const others of named.others(BATCH)) {
      count += others.length;
      names.push(...others.slice(0, LISTED - names.length).map(({ name }) => name));
      await ids.add(others.map(({ id }) => id));
    }
    await ids.finish();
    const categoriesInUse = new Set([...inUse, ...(await named.categories())]);
    return { entity: "products", count, names, ids, categoriesInUse };
  } catch (error) {
    await ids.close();
    throw error;
  }
}
