import type { KnownPersonQuery } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { customersOf } from "../medusa/people";
import { guestIdOf } from "../orders/guest-id";
import type { Account } from "./account";
import { findAccountByEmail } from "./find-account";
import { type PersonWithoutAddress, personOfOrder } from "./person-without-address";

/** Whom the shop knows by an address: with an account, or as somebody who wrote or was written to. */
export interface Person {
  /** In lower case. */
  email: string;
  account: Account | undefined;
  /** Of Medusa's customers with this address: the account's, and those of orders without one. */
  customerIds: string[];
}

/** Everybody is somebody: whether anything is known of them says {@link PersonSummary}. */
export async function findPerson(container: MedusaContainer, email: string): Promise<Person> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [account, customerIds] = await Promise.all([
    findAccountByEmail(container, email),
    customersOf(database, email),
  ]);
  return { email: email.toLowerCase(), account, customerIds };
}

/** Whomever the shop may know something of. */
export type KnownPerson = Person | PersonWithoutAddress;

/** Throws a {@link Refusal} "not-found" for an order of somebody who gave an address, and for none. */
export async function findKnownPerson(
  container: MedusaContainer,
  { email, order = "" }: KnownPersonQuery,
): Promise<KnownPerson> {
  return email === undefined ? personOfOrder(container, order) : findPerson(container, email);
}

/** Ids under which orders and payments may name the person. */
export function idsOf(person: KnownPerson): string[] {
  if ("ordersWithoutAddress" in person) {
    // Of orders that name nobody any more it is empty.
    return person.ordersWithoutAddress.map(({ user_id: id }) => id).filter(Boolean);
  }
  const { email, account, customerIds } = person;
  return [...new Set([...(account ? [account.user.id] : []), ...customerIds, guestIdOf(email)])];
}
