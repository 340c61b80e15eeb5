import type { MedusaContainer } from "@medusajs/framework/types";
import { underLocks } from "../medusa/under-locks";

/** Long enough for the longest queue of staff. */
const WAIT_SECONDS = 60;

/**
 * Runs one write of the catalog by staff at a time: names that must be free stay free until they
 * are used, and of two changes of one product neither undoes the other. Names are unique in the
 * database besides, for whoever writes by other ways.
 */
export function withCatalogLock<Result>(
  container: MedusaContainer,
  write: () => Promise<Result>,
): Promise<Result> {
  return underLocks(container, ["catalog-write"], write, { timeout: WAIT_SECONDS });
}
