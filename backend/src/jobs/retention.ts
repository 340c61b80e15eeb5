import type { MedusaContainer } from "@medusajs/framework/types";
import { runJob } from "../medusa/run-job";
import { runRetention } from "../workflows/privacy/run-retention";

/** Every night: what is about people goes once it was kept as long as `RETENTION` of the contracts says. */
export default async function retention(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "What was kept long enough is still there" },
    () => runRetention(container),
  );
}

export const config = { name: "retention", schedule: "40 3 * * *" };
