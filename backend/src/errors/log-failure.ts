import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "./message-of";

/** Does a job's work. A job that throws is never run again: so a failure is logged, and the next run tries anew. */
export async function logFailure(
  container: MedusaContainer,
  failure: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`${failure}: ${messageOf(error)}`);
  }
}
