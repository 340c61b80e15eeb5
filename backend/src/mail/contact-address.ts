import { readSettings } from "@eldercare/contracts/settings";

/** Where messages to the shop go: the setting CONTACT_EMAIL, else the address that mails come from. */
export function contactAddress(env: NodeJS.ProcessEnv = process.env): string {
  const { CONTACT_EMAIL, MAIL_FROM } = readSettings(env);
  return CONTACT_EMAIL ?? /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
}
