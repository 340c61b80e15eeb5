/**
 * The line of a product's specifications for what no parcel takes (decision 071). Where the store has
 * a shipping profile named "Oversize" in Medusa, such goods go by its ways of delivery.
 */
export const OVERSIZE_LINE = { name: "Delivery", value: "Oversize: delivered by freight" } as const;
