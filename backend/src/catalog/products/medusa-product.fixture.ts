import type { MedusaProduct, MedusaVariant } from "./medusa-product";

/** A variant that costs $100.00, with 5 in stock at `sloc_1`. */
export function aVariant(changes: Partial<MedusaVariant> = {}): MedusaVariant {
  return {
    id: "variant_1",
    sku: "BW-1",
    variant_rank: 0,
    manage_inventory: true,
    allow_backorder: false,
    calculated_price: { calculated_amount: 100, original_amount: 100 },
    inventory_items: [anInventoryItem(5)],
    ...changes,
  };
}

/** `stocked` pieces at `sloc_1`, of which `reserved` are sold already. */
export function anInventoryItem(stocked: number, { reserved = 0, perKit = 1 } = {}) {
  return {
    required_quantity: perKit,
    inventory: {
      location_levels: [
        { location_id: "sloc_1", stocked_quantity: stocked, reserved_quantity: reserved },
        { location_id: "sloc_elsewhere", stocked_quantity: 1000, reserved_quantity: 0 },
      ],
    },
  };
}

/** A published product of the channel `sc_1` with one variant. */
export function aMedusaProduct(changes: Partial<MedusaProduct> = {}): MedusaProduct {
  return {
    id: "prod_1",
    title: "Folding Walker",
    handle: "folding-walker",
    description: "Folds flat.",
    status: "published",
    images: [],
    categories: [{ id: "pcat_1", name: "Mobility Aids", mpath: "pcat_1" }],
    sales_channels: [{ id: "sc_1" }],
    variants: [aVariant()],
    product_merchandising: {
      featured: true,
      discount_percentage: 0,
      specs: [{ name: "Width", value: "60 cm" }],
      rating: 4.5,
      review_count: 12,
      name_fr: null,
      description_fr: null,
    },
    ...changes,
  };
}
