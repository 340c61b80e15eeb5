import { saysDraft, YES } from "../cells/cells.js";
import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";
import { listedRows } from "./listed-rows.js";
import { isOfType } from "./parented-rows.js";

/** What is not on Square's own pages. */
const OFF_SQUARE = ["hidden", "unavailable"];

/**
 * Whether another shop shows a product. Several columns may say it (Shopify's "Published" and
 * "Status"): it is a draft when one of them says no. So is what WooCommerce hides from its lists and
 * its search, and Square from its pages, because this shop lists all that it sells, and Shopify's gift card, which is no goods.
 */
export function otherStatus(
  cells: readonly string[],
  map: ColumnMap,
): { lists: { status?: string }; notes: string[] } {
  const said = map.columns.flatMap(({ key, index }) => (key === "status" && cells[index]) || []);
  const no = said.find(saysDraft);
  if (no !== undefined) return { lists: { status: no }, notes: [] };
  const at = (name: string) => cells[map.places.get(name) ?? -1]?.toLowerCase() ?? "";
  if (map.dialect === "shopify" && YES.includes(at("giftcard"))) {
    return {
      lists: { status: "draft" },
      notes: ["It is a gift card, which this shop does not sell: it comes as a draft."],
    };
  }
  const isHidden =
    (map.dialect === "woocommerce" && at("visibilityincatalog") === "hidden") ||
    (map.dialect === "square" &&
      (OFF_SQUARE.includes(at("squareonlineitemvisibility")) || YES.includes(at("archived"))));
  if (!isHidden) return { lists: {}, notes: [] };
  return {
    lists: { status: "draft" },
    notes: ["The other shop hides it: it comes as a draft, which shoppers do not see."],
  };
}

/** WooCommerce's variations without those that are switched off there: nobody can buy these. */
export function shownVariations(
  rows: readonly TableRow[],
  map: ColumnMap,
): { shown: TableRow[]; notes: string[] } {
  const isOff = (row: TableRow) =>
    map.dialect === "woocommerce" &&
    isOfType(row, "variation", map) &&
    map.columns.some(({ key, index }) => key === "status" && saysDraft(row.cells[index] ?? ""));
  const off = rows.filter(isOff).map(({ row }) => row);
  return {
    shown: rows.filter((row) => !isOff(row)),
    notes:
      off.length > 0
        ? [`Variations that are switched off were left out (${listedRows(off)}).`]
        : [],
  };
}
