import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Changes of who is on the staff and in which role wait for each other: the last owner must stay. */
export const underStaffLock = <Result>(
  container: MedusaContainer,
  change: () => Promise<Result>,
): Promise<Result> =>
  container.resolve(Modules.LOCKING).execute(["staff"], change, { timeout: 10 });
