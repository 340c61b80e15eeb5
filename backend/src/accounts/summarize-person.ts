import type { PersonSummary } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { exportPerson } from "./export-person";
import type { Person } from "./person";

/** What the shop knows of a person, in numbers, and the names that tell staff whether it is who calls. */
export async function summarizePerson(
  container: MedusaContainer,
  person: Person,
): Promise<PersonSummary> {
  const { email, account, orders, messages, newsletter, mails } = await exportPerson(
    container,
    person,
  );
  const names = [
    account ? `${account.firstName} ${account.lastName}` : "",
    ...orders.map(({ shipping }) => shipping.name),
    ...messages.map(({ name }) => name),
  ].map((name) => name.trim());
  return {
    email,
    account,
    names: [...new Set(names)].filter(Boolean),
    orders: orders.length,
    messages: messages.length,
    newsletter: newsletter.length,
    mails: mails.length,
  };
}
