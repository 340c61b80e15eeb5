import { DEMO_ADMIN_PASSWORD } from "@eldercare/contracts/settings";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { EMAIL_PASSWORD } from "../medusa/sign-in";

/** More staff than any shop of this kind has. */
const ALL = { take: 10_000 };

/** The addresses of staff who sign in with the demo's password, which everybody knows. */
export async function demoLogins(container: MedusaContainer): Promise<string[]> {
  const staff = await container.resolve(Modules.USER).listUsers({}, ALL);
  const emails = staff.map(({ email }) => email);
  const open = await Promise.all(emails.map((email) => opensWithDemoPassword(container, email)));
  return emails.filter((_, index) => open[index]);
}

async function opensWithDemoPassword(container: MedusaContainer, email: string): Promise<boolean> {
  const { success } = await container
    .resolve(Modules.AUTH)
    .authenticate(EMAIL_PASSWORD, { body: { email, password: DEMO_ADMIN_PASSWORD } });
  return Boolean(success);
}
