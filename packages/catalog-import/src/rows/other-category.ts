import type { Dialect } from "../table/dialect.js";
import type { ColumnMap } from "../table/map-columns.js";
import { facetsOf } from "./category-facet.js";

/** What a row says in the columns `category` and `categories`. */
type Said = Partial<Record<"category" | "categories", string | undefined>>;

/** What stands between categories, and between the names of a path. */
const SIGNS: Partial<Record<Dialect, { list: string; path: string }>> = {
  bigcommerce: { list: ";", path: "/" },
  squarespace: { list: ",", path: "/" },
  square: { list: ",", path: ">" },
  wix: { list: ";", path: ">" },
};

/** `Books (T2B3ROTJ3HFGVBO22QLOOJDE)`. */
const ID_OF_SQUARE = /\s*\([A-Z0-9]{24}\)\s*$/;

/** The categories that a row of another shop's file names, as our own files write them. */
export function otherCategories(cells: readonly string[], map: ColumnMap): Said {
  const filled = (...keys: string[]) =>
    map.columns.flatMap(({ key, index }) => (keys.includes(key) && cells[index]) || []);
  if (map.dialect === "vendure") {
    // They go from wide to narrow.
    return saidOf(facetsOf("category", filled("category")[0] ?? "").toReversed(), true);
  }
  if (map.dialect === "spree") {
    // They begin with the name of the tree.
    const steps = filled("category", "categories").map((text) => text.split("->"));
    return saidOf(steps.map((names) => path(names.slice(names.length > 1 ? 1 : 0))));
  }
  if (map.dialect === "medusa") return saidOf(filled("category", "categories"));
  const [listed] = filled("categories");
  const signs = SIGNS[map.dialect];
  if (signs && listed) {
    const paths = listed.split(signs.list).map((text) => text.replace(ID_OF_SQUARE, ""));
    const said = saidOf(paths.map((text) => path(text.split(signs.path))));
    // The cell in its own spelling would name another one.
    return { categories: said.category, ...said };
  }
  if (map.dialect === "woocommerce" && listed) {
    // The one that lies deepest says most; a comma in a name has a backslash before it.
    const paths = listed
      .split(/(?<!\\),/)
      .map((text) => path(text.replaceAll("\\,", ",").split(">")));
    const depth = (text: string) => text.split(">").length;
    return saidOf([...paths].sort((a, b) => depth(b) - depth(a)));
  }
  return {};
}

/**
 * The first one is the main one; those in which another one lies are left out, because their lists
 * show its products anyway. `isRow`: the cell holds other things too, so that it says nothing of
 * categories where it names none.
 */
function saidOf(paths: readonly string[], isMixed = false): Said {
  const named = [...new Set(paths.filter(Boolean))];
  const [main, ...others] = named.filter(
    (text) => !named.some((other) => other.startsWith(`${text} > `)),
  );
  if (main === undefined) return isMixed ? { category: undefined } : {};
  return {
    category: main,
    ...(others.length > 0 && {
      categories: others.map((text) => text.replace(/[\\|]/g, "\\$&")).join("|"),
    }),
  };
}

const path = (names: readonly string[]) =>
  names
    .map((name) => name.trim())
    .filter(Boolean)
    .join(" > ");
