import { DEMO_ADMIN_PASSWORD } from "@eldercare/contracts/settings";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { StartupError } from "../../errors/startup-error";
import { EMAIL_PASSWORD } from "../../medusa/sign-in";

/** More staff than any shop of this kind has. */
const ALL = { take: 10_000 };

/**
 * Refuses to open a live shop whose staff can sign in with the demo's password, which everybody
 * knows: its database began as a demo. Names who, and the command that mends it.
 */
export async function refuseDemoLogins(container: MedusaContainer): Promise<void> {
  const staff = await container.resolve(Modules.USER).listUsers({}, ALL);
  const open = await Promise.all(staff.map(({ email }) => opensWithDemoPassword(container, email)));
  const named = staff.filter((_, index) => open[index]).map(({ email }) => email);
  if (named.length === 0) return;
  throw new StartupError(
    [
      "This database began as a demo, and the demo's password, which everybody knows, still opens it.",
      "Give each of these a new one, with the same settings as for this start:",
      ...named.map((email) => `  npm run admin-password -- ${email}`),
    ].join("\n"),
  );
}

async function opensWithDemoPassword(container: MedusaContainer, email: string): Promise<boolean> {
  const { success } = await container
    .resolve(Modules.AUTH)
    .authenticate(EMAIL_PASSWORD, { body: { email, password: DEMO_ADMIN_PASSWORD } });
  return Boolean(success);
}
