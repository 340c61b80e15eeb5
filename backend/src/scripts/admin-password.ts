import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";
import { findAccountByEmail } from "../accounts/find-account";
import { endStoredSessions } from "../accounts/stored-sessions";
import { accountSubject } from "../security-events/event-labels";
import { COMMAND_LINE, setOrigin } from "../security-events/event-origin";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { shopSettings } from "../settings";
import { changePasswordWorkflow } from "../workflows/account/change-password";
import { problemOfStaffPassword } from "../workflows/account/staff-password";
import { givenArguments } from "./given-arguments";

const UNUSABLE = 2;

/**
 * `npm run admin-password -- <email>`, through `medusa exec`: gives a member of the staff the
 * password in NEW_PASSWORD and signs them out everywhere. Exit code 2 for a person or a password
 * that will not do; why goes to standard error.
 */
export default async function adminPassword({ container, args }: ExecArgs): Promise<void> {
  setOrigin(container, COMMAND_LINE);
  const [email = ""] = givenArguments("admin-password", args);
  const problem = await setPassword(container, email.toLowerCase(), process.env.NEW_PASSWORD ?? "");
  if (!problem) {
    console.log(`${email} has the new password and is signed out everywhere.`);
    return;
  }
  process.exitCode = UNUSABLE;
  process.stderr.write(`${problem}\n`);
}

async function setPassword(
  container: MedusaContainer,
  email: string,
  password: string,
): Promise<string | undefined> {
  const account = await findAccountByEmail(container, email);
  if (account?.actorType !== "user") return `Nobody on the staff signs in as "${email}".`;
  const { firstName, lastName } = account.user;
  const problem = await problemOfStaffPassword(password, [firstName, lastName, email]);
  if (problem) return problem;
  await changePasswordWorkflow(container).run({ input: { email, password, firstName } });
  await recordSecurityEvent(container, {
    kind: "password.reset",
    subject: accountSubject(account),
  });
  await endStoredSessions(container, account.authIdentityId, shopSettings().REDIS_URL);
  return undefined;
}
