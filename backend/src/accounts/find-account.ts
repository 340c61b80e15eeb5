import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { accountOfSignIn, type SignInRow } from "../medusa/account-of-sign-in";
import { EMAIL_PASSWORD } from "../medusa/sign-in";
import type { Account } from "./account";
import { userFromCustomer, userFromStaff } from "./user-view";

/** The sign-in data of an address, whether or not a person stands behind it. */
export async function findAuthIdentity(
  container: MedusaContainer,
  email: string,
): Promise<AuthIdentityDTO | undefined> {
  const [identity] = await container
    .resolve(Modules.AUTH)
    .listAuthIdentities(
      { provider_identities: { entity_id: email, provider: EMAIL_PASSWORD } },
      { relations: ["provider_identities"], take: 1 },
    );
  return identity;
}

/** The account of an address; undefined when nobody can sign in with it. */
export async function findAccountByEmail(
  container: MedusaContainer,
  email: string,
): Promise<Account | undefined> {
  const row = await accountOfSignIn(databaseOf(container), { email });
  return row && accountOf(row);
}

/** The account of a customer; undefined for an unknown one and for one who cannot sign in. */
export async function findAccountOfCustomer(
  container: MedusaContainer,
  id: string,
): Promise<Account | undefined> {
  const customer = await findCustomer(container, id);
  const account = customer && (await findAccountByEmail(container, customer.email));
  return account?.user.id === id ? account : undefined;
}

/** The person behind sign-in data; undefined for nobody. */
export async function findAccountOf(
  container: MedusaContainer,
  { id }: Pick<AuthIdentityDTO, "id">,
): Promise<Account | undefined> {
  const row = await accountOfSignIn(databaseOf(container), { id });
  return row && accountOf(row);
}

/** Staff who are customers too count as staff. */
export function accountOf({
  auth_identity_id: authIdentityId,
  staff,
  customer,
}: SignInRow): Account | undefined {
  if (staff) return { authIdentityId, actorType: "user", user: userFromStaff(staff) };
  if (!customer) return undefined;
  return { authIdentityId, actorType: "customer", user: userFromCustomer(customer) };
}

async function findCustomer(container: MedusaContainer, id: string) {
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ id }, { take: 1 });
  return customer;
}

const databaseOf = (container: MedusaContainer) =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
