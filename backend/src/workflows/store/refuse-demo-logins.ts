import type { MedusaContainer } from "@medusajs/framework/types";
import { demoLogins } from "../../accounts/demo-logins";
import { StartupError } from "../../errors/startup-error";

/**
 * Refuses to open a live shop whose staff can sign in with the demo's password, which everybody
 * knows: its database began as a demo. Names who, and the command that mends it.
 */
export async function refuseDemoLogins(container: MedusaContainer): Promise<void> {
  const named = await demoLogins(container);
  if (named.length === 0) return;
  throw new StartupError(
    [
      "This database began as a demo, and the demo's password, which everybody knows, still opens it.",
      "Give each of these a new one, with the same settings as for this start:",
      ...named.map((email) => `  npm run admin-password -- ${email}`),
    ].join("\n"),
  );
}
