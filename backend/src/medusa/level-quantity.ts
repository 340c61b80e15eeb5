/**
 * SQL that sets a quantity of an inventory level, and the exact amount that Medusa keeps beside it.
 * `value` is SQL of the new quantity.
 */
export const setLevelQuantity = (quantity: "stocked" | "reserved", value: string): string =>
  `${quantity}_quantity = ${value},
   raw_${quantity}_quantity = jsonb_build_object('value', trim_scale(${value})::text, 'precision', 20)`;
