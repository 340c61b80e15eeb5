import { DEMO_ADMIN_PASSWORD } from "@eldercare/contracts/settings";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { createUsersWorkflow } from "@medusajs/medusa/core-flows";
import { StartupError } from "../../errors/startup-error";
import { problemOfStaffPassword } from "../account/staff-password";
import { onlyResult } from "./only-result";

const PROVIDER = "emailpass";

/**
 * The first admin. An account that can sign in already is never touched, whatever its password;
 * sign-in data without a person behind it is replaced, because nobody knows who set its password.
 */
export async function ensureAdminUser(
  container: MedusaContainer,
  { adminEmail, adminPassword }: { adminEmail: string; adminPassword: string },
): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  const email = adminEmail.toLowerCase();
  const [identity] = await auth.listAuthIdentities(
    { provider_identities: { entity_id: email, provider: PROVIDER } },
    { take: 1 },
  );
  if (identity?.app_metadata?.user_id) return;
  if (identity && !identity.app_metadata?.customer_id)
    await auth.deleteAuthIdentities([identity.id]);
  if (identity?.app_metadata?.customer_id) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `ADMIN_EMAIL ${email} belongs to a customer: choose another address for the admin.`,
    );
  }
  await refuseEasyPassword(adminPassword, email);
  const userId = await findOrCreateUser(container, email);
  const { success, error, authIdentity } = await auth.register(PROVIDER, {
    body: { email, password: adminPassword },
  });
  if (!success || !authIdentity) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      `The admin account could not be made: ${error ?? "no reason given"}`,
    );
  }
  await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: { user_id: userId } });
}

/** The settings decide where the demo's will do. */
async function refuseEasyPassword(password: string, email: string): Promise<void> {
  if (password === DEMO_ADMIN_PASSWORD) return;
  const problem = await problemOfStaffPassword(password, [email]);
  if (problem) throw new StartupError(`ADMIN_PASSWORD will not do. ${problem}.`);
}

async function findOrCreateUser(container: MedusaContainer, email: string): Promise<string> {
  const [known] = await container.resolve(Modules.USER).listUsers({ email }, { take: 1 });
  if (known) return known.id;
  const { result } = await createUsersWorkflow(container).run({
    input: { users: [{ email, first_name: "Shop", last_name: "Admin" }] },
  });
  return onlyResult(result).id;
}
