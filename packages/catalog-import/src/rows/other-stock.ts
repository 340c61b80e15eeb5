import { NO } from "../cells/cells.js";
import type { Dialect } from "../table/dialect.js";
import type { ColumnMap } from "../table/map-columns.js";

const saysNo = (text: string) => NO.includes(text);

/** Where each shop says whether it counts a variant, and what there means that it does not. */
const COUNTING: Partial<
  Record<Dialect, { columns: readonly string[]; isOff: (text: string) => boolean }>
> = {
  shopify: {
    columns: ["variantinventorytracker", "inventorytracker"],
    isOff: (text) => text === "",
  },
  bigcommerce: { columns: ["inventorytracking"], isOff: (text) => text === "none" },
  lightspeed: { columns: ["trackinventory"], isOff: saysNo },
  medusa: { columns: ["variantmanageinventory"], isOff: saysNo },
  spree: { columns: ["trackinventory"], isOff: saysNo },
  vendure: { columns: ["trackinventory"], isOff: saysNo },
};

/**
 * The stock of a variant of another shop's file: what is not counted there has a 0, though it can be
 * bought. That says nothing of how many there are.
 */
export function otherStock(
  cells: readonly string[],
  { dialect, places, columns }: ColumnMap,
): { onHand?: undefined } {
  const counting = COUNTING[dialect];
  const place = counting?.columns.flatMap((name) => places.get(name) ?? []).at(0);
  const stock = cells[columns.find(({ key }) => key === "onHand")?.index ?? -1];
  if (!counting || place === undefined || stock !== "0") return {};
  return counting.isOff((cells[place] ?? "").toLowerCase()) ? { onHand: undefined } : {};
}
