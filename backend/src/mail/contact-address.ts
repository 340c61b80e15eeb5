import { readSettings } from "@eldercare/contracts/settings";

/** The address in what a setting says mails come from, "Name <address>" or the address alone. */
export const addressIn = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from;

/** Where messages to the shop go: the setting CONTACT_EMAIL, else the address that mails come from. */
export function contactAddress(env: NodeJS.ProcessEnv = process.env): string {
  const { CONTACT_EMAIL, MAIL_FROM } = readSettings(env);
  return CONTACT_EMAIL ?? addressIn(MAIL_FROM);
}
