import type { KnownPerson } from "../../accounts/person";
import { maskedAddress } from "../../security-events/redacted";

/** What the trail of security events calls a person: nobody's name or whole address. */
export const maskedPerson = (person: KnownPerson): string =>
  "email" in person ? maskedAddress(person.email) : maskedBuyer(person.ordersWithoutAddress[0]);

/** The same of who placed an order and gave no address. */
export const maskedBuyer = (order: { number: number | null } | undefined): string =>
  `Without email, order ${order?.number ?? "not known"}`;
