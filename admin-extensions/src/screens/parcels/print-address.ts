/** What is printed of orders: what goes into the parcel, and what goes onto it. */
export type PrintKind = "slips" | "labels";

/** The page that prints papers of these orders, the same in both hosts. */
export const printAddress = (kind: PrintKind, ids: readonly string[]): string =>
  `/admin/packing/print?${new URLSearchParams({ what: kind, orders: ids.join(",") })}`;
