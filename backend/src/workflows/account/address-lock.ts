import type { MedusaContainer } from "@medusajs/framework/types";
import { underLocks } from "../../medusa/under-locks";

/**
 * One registration of an address after the other: what is tied to a link must be the password that
 * came with it, not that of somebody who registers at the same moment.
 */
export function withAddressLock<Result>(
  container: MedusaContainer,
  email: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return underLocks(container, [`registration:${email}`], work);
}
