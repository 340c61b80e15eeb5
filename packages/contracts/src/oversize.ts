/**
 * The line of a product's specifications for what no parcel takes (decision 071). Where the store has
 * a shipping profile named "Oversize" in Medusa, such goods go by its ways of delivery.
 */
export const OVERSIZE_LINE = { name: "Delivery", value: "Oversize: delivered by freight" } as const;

/** Whether a product's specifications say that it comes by freight. */
export const isOversize = (specs: Readonly<Record<string, string>>): boolean =>
  Object.entries(specs).some(
    ([name, value]) =>
      name.toLowerCase() === OVERSIZE_LINE.name.toLowerCase() && value === OVERSIZE_LINE.value,
  );
