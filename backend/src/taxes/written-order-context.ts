import type { TaxCalculationContext } from "@medusajs/framework/types";

/** What our tax provider is told besides the address: Medusa hands the context on as it is. */
export interface WrittenOrderContext extends TaxCalculationContext {
  has_written_order?: boolean;
}
