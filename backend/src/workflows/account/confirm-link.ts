import { CartQuantities } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows";
import type { Account } from "../../accounts/account";
import { findAccountOf } from "../../accounts/find-account";
import { EMAIL_PASSWORD } from "../../medusa/sign-in";
import { verifiedByLink } from "../../medusa/verified-by-link";
import { PENDING_REGISTRATION_MODULE } from "../../modules/pending-registration";
import type PendingRegistrationModuleService from "../../modules/pending-registration/service";
import type { PendingRegistrationRow } from "../../modules/pending-registration/service";
import { tokenFingerprint } from "./token-fingerprint";
import { verifyAddress } from "./verify-address";

type Outcome =
  | {
      is: "verified";
      authIdentityId: string;
      wasBefore?: true;
      /** The one that came with the link. */
      cart?: CartQuantities | undefined;
    }
  | { is: "expired" }
  | { is: "invalid" };

const LINK_MS = 24 * 60 * 60 * 1000;

/**
 * Verifies the address that a mailed link belongs to, with the password and the name that came with
 * the link (decision 025). Medusa knows the newest link of an address only; the shop knows them all.
 */
export async function confirmLink(container: MedusaContainer, token: string): Promise<Outcome> {
  const pending: PendingRegistrationModuleService = container.resolve(PENDING_REGISTRATION_MODULE);
  const registration = await pending.findByToken(tokenFingerprint(token));
  const account = registration && (await findUnverified(container, registration));
  // What it came with is over, too.
  if (registration && account && isOver(registration)) return { is: "expired" };
  // Before the address counts as verified: a crash in between must not open it with another password.
  if (registration && account) await takeOver(container, registration, account);
  const newest = await confirmNewest(container, token);
  const outcome =
    newest.is === "invalid" && registration && account
      ? await confirmOlder(container, account)
      : newest;
  if (outcome.is === "verified") {
    await pending.forget(outcome.authIdentityId);
    return { ...outcome, cart: registration && account && cartOf(registration) };
  }
  return outcome.is === "invalid" ? confirmAgain(container, token) : outcome;
}

/** Kept as another version of the shop may have written it. */
const cartOf = ({ cart }: PendingRegistrationRow): CartQuantities | undefined =>
  CartQuantities.safeParse(cart).data;

/** People open a link twice, and mail readers that look at it before them do: all is well then. */
async function confirmAgain(container: MedusaContainer, token: string): Promise<Outcome> {
  const authIdentityId = await verifiedByLink(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    token,
  );
  return authIdentityId ? { is: "verified", authIdentityId, wasBefore: true } : { is: "invalid" };
}

async function findUnverified(
  container: MedusaContainer,
  { auth_identity_id: id }: PendingRegistrationRow,
): Promise<Account | undefined> {
  const [identity] = await container.resolve(Modules.AUTH).listAuthIdentities({ id: [id] });
  const account = identity && (await findAccountOf(container, identity));
  return account?.user.isEmailVerified ? undefined : account;
}

/** Gives the account what the link's registration said. */
async function takeOver(
  container: MedusaContainer,
  registration: PendingRegistrationRow,
  { authIdentityId, user: { id } }: Account,
): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  const [provider] = await auth.listProviderIdentities(
    { auth_identity_id: authIdentityId, provider: EMAIL_PASSWORD },
    { take: 1 },
  );
  if (!provider) return;
  await auth.updateProviderIdentities({
    id: provider.id,
    provider_metadata: { ...provider.provider_metadata, password: registration.password_hash },
  });
  await updateCustomersWorkflow(container).run({
    input: {
      selector: { id },
      update: { first_name: registration.first_name, last_name: registration.last_name },
    },
  });
}

/** The newest link of an address, which is the one that Medusa keeps. */
async function confirmNewest(container: MedusaContainer, token: string): Promise<Outcome> {
  try {
    const { auth_identity_id: authIdentityId } = await container
      .resolve(Modules.AUTH)
      .confirmAuthVerification({ code: token });
    return { is: "verified", authIdentityId };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { is: error.message.includes("expired") ? "expired" : "invalid" };
  }
}

const isOver = ({ created_at: since }: PendingRegistrationRow): boolean =>
  new Date(since).getTime() + LINK_MS <= Date.now();

/** A link after which a later one was mailed works for its day all the same. */
async function confirmOlder(container: MedusaContainer, account: Account): Promise<Outcome> {
  await verifyAddress(container, account);
  return { is: "verified", authIdentityId: account.authIdentityId };
}

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && "type" in error && error.type === MedusaError.Types.NOT_ALLOWED;
}
