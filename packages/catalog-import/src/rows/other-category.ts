import type { Dialect } from "../table/dialect.js";
import { categoryFacet } from "./category-facet.js";

/** The category that a cell of another shop's file names, as our own files write it; of several one. */
export function otherCategory(text: string, dialect: Dialect): string | undefined {
  if (dialect === "vendure") return categoryFacet(text);
  // Spree's begin with the name of the tree.
  if (dialect === "spree") return path(text.split("->").slice(text.includes("->") ? 1 : 0));
  if (dialect === "bigcommerce") return path((text.split(";")[0] ?? "").split("/"));
  if (dialect !== "woocommerce") return text;
  // The one that lies deepest says most; a comma in a name has a backslash before it.
  const paths = text.split(/(?<!\\),/).map((each) => path(each.replaceAll("\\,", ",").split(">")));
  const depth = (each: string) => each.split(">").length;
  return paths.reduce((best, each) => (depth(each) > depth(best) ? each : best));
}

const path = (names: readonly string[]) =>
  names
    .map((name) => name.trim())
    .filter(Boolean)
    .join(" > ");
