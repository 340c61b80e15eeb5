import type { MedusaContainer } from "@medusajs/framework/types";
import { runJob } from "../medusa/run-job";
import { followTaxRates } from "../workflows/store/follow-tax-rates";

/** Every hour, so that a new rate holds from its day on in whatever time zone the server counts. */
export default async function taxRates(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "Tax rates may not be those of today" },
    () => followTaxRates(container),
  );
}

export const config = { name: "tax-rates", schedule: "1 * * * *" };
