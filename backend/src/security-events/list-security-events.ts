import {
  SECURITY_EVENTS_EXPORTED,
  SECURITY_EVENTS_PAGE_SIZE,
  type SecurityEventListQuery,
  type SecurityEventListResponse,
  SHOP_TIME_ZONE,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findAccountByEmail } from "../accounts/find-account";
import { SECURITY_EVENT_MODULE } from "../modules/security-event";
import type SecurityEventModuleService from "../modules/security-event/service";
import type { SecurityEventFilter } from "../modules/security-event/service";
import { unknownAccount } from "./event-labels";
import { securityEventFromStored } from "./security-event-view";

/** Security events, the newest first, and how many there are in all. */
export async function listSecurityEvents(
  container: MedusaContainer,
  { limit = SECURITY_EVENTS_PAGE_SIZE, offset = 0, ...query }: SecurityEventListQuery,
): Promise<SecurityEventListResponse> {
  const events: SecurityEventModuleService = container.resolve(SECURITY_EVENT_MODULE);
  const filter = await filterOf(container, query);
  const { rows, total } = await events.search(filter, { limit, offset });
  return { events: rows.map(securityEventFromStored), total };
}

/** The newest of the events that a query finds, as many as one file takes. */
export async function securityEventsToExport(
  container: MedusaContainer,
  query: SecurityEventListQuery,
): Promise<SecurityEventListResponse["events"]> {
  const all = { ...query, limit: SECURITY_EVENTS_EXPORTED, offset: 0 };
  return (await listSecurityEvents(container, all)).events;
}

async function filterOf(
  container: MedusaContainer,
  { person, ...query }: SecurityEventListQuery,
): Promise<SecurityEventFilter> {
  const filter = { ...query, timeZone: SHOP_TIME_ZONE };
  return person ? { ...filter, person: await personOf(container, person) } : filter;
}

/** Events do not hold the addresses of customers: whoever is asked for by one is looked up. */
async function personOf(container: MedusaContainer, text: string) {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) return { ids: [text], text };
  const email = text.toLowerCase();
  const account = await findAccountByEmail(container, email);
  if (!account) return { ids: [], text: unknownAccount(email).label };
  return { ids: [account.user.id], text: email };
}
