import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../errors/message-of";
import { SECURITY_EVENT_MODULE } from "../modules/security-event";
import type SecurityEventModuleService from "../modules/security-event/service";
import type { SecurityEventRow } from "../modules/security-event/service";
import { ecsLine } from "./ecs-line";
import { originOf } from "./event-origin";
import { eventRow, type NewSecurityEvent } from "./new-security-event";
import { appendToSecurityLog } from "./security-log";

/**
 * Records what happened, on behalf of whom the container says (decision 035). In a transaction the
 * event is in together with what it tells of, or neither is; its line in the file follows the commit.
 * Without one it never fails what it tells of: an event that cannot be kept goes to the file and, as
 * an error, to Medusa's log.
 */
export async function recordSecurityEvent(
  container: MedusaContainer,
  event: NewSecurityEvent | readonly NewSecurityEvent[],
  transaction?: Knex,
): Promise<void> {
  const origin = originOf(container);
  const rows = [event].flat().map((each) => eventRow(each, origin));
  if (rows.length === 0) return;
  if (!transaction) return keepEvents(container, rows);
  await moduleOf(container).append(rows, transaction);
  committed(transaction).then(
    () => writeLines(container, rows),
    () => undefined,
  );
}

/** Keeps events in table and file; never rejects. */
export async function keepEvents(
  container: MedusaContainer,
  rows: readonly SecurityEventRow[],
): Promise<void> {
  try {
    await moduleOf(container).append(rows);
  } catch (error) {
    const lines = rows.map(ecsLine).join("\n");
    loggerOf(container).error(`Security events were not recorded (${messageOf(error)}):\n${lines}`);
  }
  await writeLines(container, rows);
}

async function writeLines(
  container: MedusaContainer,
  rows: readonly SecurityEventRow[],
): Promise<void> {
  await appendToSecurityLog(rows).catch((error: unknown) =>
    loggerOf(container).error(`The security log was not written: ${messageOf(error)}`),
  );
}

const committed = (transaction: Knex) => (transaction as Knex.Transaction).executionPromise;

const moduleOf = (container: MedusaContainer): SecurityEventModuleService =>
  container.resolve(SECURITY_EVENT_MODULE);

const loggerOf = (container: MedusaContainer) =>
  container.resolve(ContainerRegistrationKeys.LOGGER);
