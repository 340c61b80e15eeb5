import type { MedusaContainer } from "@medusajs/framework/types";
import { underLocks } from "../../medusa/under-locks";

/** Changes of who is on the staff and in which role wait for each other: the last owner must stay. */
export const underStaffLock = <Result>(
  container: MedusaContainer,
  change: () => Promise<Result>,
): Promise<Result> => underLocks(container, ["staff"], change, { timeout: 10 });
