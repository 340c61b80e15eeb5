import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { customersOf } from "../medusa/people";
import { guestIdOf } from "../orders/guest-id";
import type { Account } from "./account";
import { findAccountByEmail } from "./find-account";

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

/** Ids under which orders and payments may name the person. */
export function idsOf({ email, account, customerIds }: Person): string[] {
  return [...new Set([...(account ? [account.user.id] : []), ...customerIds, guestIdOf(email)])];
}
