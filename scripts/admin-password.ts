import { CliError } from "./cli-error.ts";
import { runCommand } from "./command.ts";
import { readSecretLine } from "./secret-line.ts";
import { runShopScript } from "./shop-command.ts";

/**
 * `npm run admin-password -- <email>`: a new password for a member of the staff, in the shop that
 * runs or in its database alone. It is asked for on the terminal, or read from standard input or
 * NEW_PASSWORD: on the command line others could read it.
 */
await runCommand(async () => {
  const [email, ...more] = process.argv.slice(2);
  if (!email || more.length > 0) {
    throw new CliError("Say whose password: npm run admin-password -- <email>");
  }
  process.env.NEW_PASSWORD ||= await readSecretLine(`New password for ${email}: `);
  return runShopScript("admin-password", [email]);
});
