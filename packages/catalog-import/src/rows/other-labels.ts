import type { ColumnMap } from "../table/map-columns.js";
import { facetsOf } from "./category-facet.js";

/** What a row says in cells that cannot be taken as they stand, by the keys of their columns. */
type Labels = Readonly<
  Partial<Record<"brand" | "tags" | "metaTitle" | "metaDescription", string | undefined>>
>;

/** Brand, tags and search engines' texts in a row of another shop's file, as our own files write them. */
export function otherLabels(cells: readonly string[], map: ColumnMap): Labels {
  if (map.dialect === "vendure") {
    const facets = cells[map.columns.find(({ key }) => key === "category")?.index ?? -1] ?? "";
    return { brand: facetsOf("brand", facets).at(-1) };
  }
  const filled = (wanted: string) =>
    map.columns.flatMap(({ key, index }) => (key === wanted && cells[index]) || []);
  const [brand] = filled("brand");
  const isWoo = map.dialect === "woocommerce";
  return {
    ...(hasColumnPerTag(map) && { tags: filled("tags").map(escaped).join("|") || undefined }),
    ...(isWoo && brand && { brand: brand.replaceAll("\\,", ",") }),
    ...unlessTemplate("metaTitle", filled("metaTitle")[0]),
    ...unlessTemplate("metaDescription", filled("metaDescription")[0]),
  };
}

/** Medusa has one. */
const hasColumnPerTag = ({ columns }: ColumnMap) =>
  columns.some(({ key, heading }) => key === "tags" && /\d/.test(heading));

const escaped = (tag: string) => tag.replace(/[\\|,]/g, "\\$&");

/** Yoast keeps `%%title%% %%sep%% %%sitename%%` where nobody wrote a text. */
const unlessTemplate = (key: "metaTitle" | "metaDescription", text = "") =>
  text.includes("%%") ? { [key]: undefined } : {};
