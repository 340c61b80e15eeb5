import type { KnownPerson } from "../../accounts/person";
import { maskedAddress } from "../../security-events/redacted";

/** What the trail of security events calls a person: nobody's name or whole address. */
export const maskedPerson = (person: KnownPerson): string =>
  "email" in person
    ? maskedAddress(person.email)
    : `Without email, order ${person.ordersWithoutAddress[0]?.number}`;
