import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { EMAIL_PASSWORD, EMAIL_VERIFICATION } from "../medusa/sign-in";
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
  const identity = await findAuthIdentity(container, email);
  return identity && findAccountOf(container, identity);
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

/** The person behind sign-in data. Staff who are customers too count as staff. */
export async function findAccountOf(
  container: MedusaContainer,
  { id, app_metadata: actors }: Pick<AuthIdentityDTO, "id" | "app_metadata">,
): Promise<Account | undefined> {
  const staff = await findStaff(container, actors?.user_id);
  if (staff) return { authIdentityId: id, actorType: "user", user: userFromStaff(staff) };
  const customer = await findCustomer(container, actors?.customer_id);
  if (!customer) return undefined;
  const isVerified = await isEmailVerified(container, id, customer.email);
  return {
    authIdentityId: id,
    actorType: "customer",
    user: userFromCustomer(customer, isVerified),
  };
}

async function findStaff(container: MedusaContainer, id: unknown) {
  if (typeof id !== "string") return undefined;
  const [staff] = await container.resolve(Modules.USER).listUsers({ id }, { take: 1 });
  return staff;
}

async function findCustomer(container: MedusaContainer, id: unknown) {
  if (typeof id !== "string") return undefined;
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ id }, { take: 1 });
  return customer;
}

async function isEmailVerified(container: MedusaContainer, authIdentityId: string, email: string) {
  const [verification] = await container.resolve(Modules.AUTH).listAuthVerifications(
    {
      auth_identity_id: authIdentityId,
      entity_id: email,
      entity_type: EMAIL_VERIFICATION.entity_type,
    },
    { take: 1 },
  );
  return Boolean(verification?.verified_at);
}
