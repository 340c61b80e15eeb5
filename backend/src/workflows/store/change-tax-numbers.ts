import type { TaxSettingsBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { TAX_NUMBERS_KEY, taxNumbersOf } from "../../orders/tax-numbers";
import { changeStoreSetting } from "./change-store-setting";

/** Sets under which numbers the shop is registered for sales taxes. */
export async function changeTaxNumbers(
  container: MedusaContainer,
  { numbers, expected }: TaxSettingsBody,
): Promise<void> {
  await changeStoreSetting(
    container,
    {
      name: "taxNumbers",
      label: "tax registration numbers",
      readFrom: taxNumbersOf,
      metadataOf: (numbers) => ({ [TAX_NUMBERS_KEY]: numbers }),
    },
    { ...numbers, expected: expected?.numbers },
  );
}
