import type { JudgedOpeningCheckName } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findStore } from "../../medusa/find-store";
import { confirmedChecks, OPENING_CHECKS_KEY } from "../../opening/read-opening-checks";
import { originOf } from "../../security-events/event-origin";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { rememberInStore } from "./remember-in-store";

/**
 * Keeps that somebody of the staff looked at what no program can judge before a shop opens, or
 * takes that back. Who it was is whoever the container works for.
 */
export async function confirmOpeningCheck(
  container: MedusaContainer,
  name: JudgedOpeningCheckName,
  isConfirmed: boolean,
): Promise<void> {
  const store = await findStore(container);
  if (!store) throw new Error("The store is not set up yet.");
  const before = confirmedChecks(store);
  if (Boolean(before[name]) === isConfirmed) return;
  const by = originOf(container).actor.label;
  const confirmed = isConfirmed ? { by, at: new Date().toISOString() } : null;
  await rememberInStore(container, store.id, {
    [OPENING_CHECKS_KEY]: { ...before, [name]: confirmed },
  });
  await recordSecurityEvent(container, {
    kind: "opening.confirmed",
    subject: { kind: "opening", id: name, label: name },
    before: { isConfirmed: !isConfirmed },
    after: { isConfirmed },
  });
}
