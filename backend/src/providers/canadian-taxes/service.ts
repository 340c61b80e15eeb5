import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type {
  ITaxProvider,
  ItemTaxCalculationLine,
  ItemTaxLineDTO,
  ShippingTaxCalculationLine,
  ShippingTaxLineDTO,
  TaxRateDTO,
} from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readSpecLines } from "../../medusa/product-specs";
import { TAX_LINES, taxedAs } from "../../taxes/taxed-as";
import type { WrittenOrderContext } from "../../taxes/written-order-context";
import { bornRates, ratesOfDelivery } from "./born-rates";

/**
 * Medusa's own rates of the address, as staff see and change them in Medusa Admin, less those that a
 * product's tax class takes away (docs/taxes.md). Delivery is taxed as the goods that are asked for
 * with it.
 */
class CanadianTaxesService implements ITaxProvider {
  static identifier = "tax-class";
  readonly #database: Knex;

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  getIdentifier(): string {
    return CanadianTaxesService.identifier;
  }

  async getTaxLines(
    itemLines: ItemTaxCalculationLine[],
    shippingLines: ShippingTaxCalculationLine[],
    { has_written_order: hasWrittenOrder }: WrittenOrderContext,
  ): Promise<(ItemTaxLineDTO | ShippingTaxLineDTO)[]> {
    const ids = [...new Set(itemLines.map(({ line_item }) => line_item.product_id))];
    const specs = ids.length > 0 ? await readSpecLines(this.#database, ids, TAX_LINES) : new Map();
    const goods = itemLines.flatMap(({ line_item, rates }) =>
      bornRates(rates, taxedAs(specs.get(line_item.product_id) ?? []), hasWrittenOrder).map(
        (rate) => ({ rate, line_item_id: line_item.id }),
      ),
    );
    const borne = itemLines.length > 0 ? goods.map(({ rate }) => rate) : undefined;
    return [
      ...goods.map(({ rate, line_item_id }) => ({ ...this.#taxLine(rate), line_item_id })),
      ...shippingLines.flatMap(({ shipping_line, rates }) =>
        ratesOfDelivery(rates, borne).map((rate) => ({
          ...this.#taxLine(rate),
          shipping_line_id: shipping_line.id,
        })),
      ),
    ];
  }

  #taxLine({ id, rate, name, code }: TaxRateDTO) {
    return { rate_id: id, rate: rate ?? 0, name, code, provider_id: this.getIdentifier() };
  }
}

export default CanadianTaxesService;
