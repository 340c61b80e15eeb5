import type { MedusaContainer } from "@medusajs/framework/types";
import { SECURITY_EVENT_MODULE } from "../modules/security-event";
import type SecurityEventModuleService from "../modules/security-event/service";
import { recordSecurityEvent } from "./record-security-event";

/** Removes at most `limit` events of before, and records how many; answers that. */
export async function forgetSecurityEvents(
  container: MedusaContainer,
  before: Date,
  limit: number,
): Promise<number> {
  const events: SecurityEventModuleService = container.resolve(SECURITY_EVENT_MODULE);
  const removed = await events.forgetOld(before, limit);
  if (removed > 0) {
    await recordSecurityEvent(container, { kind: "trail.trimmed", after: { removed } });
  }
  return removed;
}
