import type { MedusaContainer } from "@medusajs/framework/types";
import { originOf } from "./event-origin";
import { EventTally } from "./event-tally";
import { eventRow, type NewSecurityEvent } from "./new-security-event";
import { keepEvents } from "./record-security-event";

const tally = new EventTally();
let writing: Promise<unknown> = Promise.resolve();

/**
 * Records what anybody can cause: refusals, failed sign-ins. Those of the same kind, person, place
 * and thing within a minute are counted together ({@link EventTally}). Waits for nothing.
 */
export function countSecurityEvent(container: MedusaContainer, event: NewSecurityEvent): void {
  tally.add(eventRow(event, originOf(container)), (rows) => {
    writing = Promise.all([writing, keepEvents(container, rows)]);
  });
}

/** Writes what is still being counted, before the server ends. */
export async function flushSecurityEvents(): Promise<void> {
  tally.flush();
  await writing;
}
