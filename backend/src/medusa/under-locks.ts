import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * A process that is killed gives its locks back after so long: whoever comes next for the same order or the
 * same goods waits for that. Medusa's minute is more than a buyer waits. Who lives renews its locks meanwhile.
 */
export const LEASE_SECONDS = 15;

/**
 * Does a job under all of these locks of Medusa's, taken one after the other in one order: whoever
 * takes several in one call gets them side by side where they lie in Redis, so that two who want the
 * same two could each hold what the other waits for. Waits for each `timeout` seconds, Medusa's five
 * unless told, and then throws.
 */
export function underLocks<T>(
  container: MedusaContainer,
  keys: readonly string[],
  job: () => Promise<T>,
  wait?: { timeout: number },
): Promise<T> {
  const locking = container.resolve(Modules.LOCKING);
  const under = ([key, ...others]: readonly string[]): Promise<T> =>
    key === undefined
      ? job()
      : locking.execute(key, () => under(others), { ...wait, expire: LEASE_SECONDS });
  return under([...new Set(keys)].sort());
}
