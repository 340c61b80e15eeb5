import type { AccountExport, PersonSummary } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { exportPerson } from "./export-person";
import type { KnownPerson } from "./person";

/** What the shop knows of a person, in numbers, and the names that tell staff whether it is who calls. */
export async function summarizePerson(
  container: MedusaContainer,
  person: KnownPerson,
): Promise<PersonSummary> {
  const known = await exportPerson(container, person);
  const { email, account, orders, messages, reviews, notes, newsletter, stockAlerts, mails } =
    known;
  return {
    email,
    account,
    names: namesOf(known),
    orders: orders.length,
    messages: messages.length,
    reviews: reviews.length,
    notes: notes.length,
    newsletter: newsletter.length,
    stockAlerts: stockAlerts.length,
    mails: mails.length,
  };
}

/** As the account, the orders and the messages name the person, each name once. */
export function namesOf({
  account,
  orders,
  messages,
}: Pick<AccountExport, "account" | "orders" | "messages">): string[] {
  const names = [
    account ? `${account.firstName} ${account.lastName}` : "",
    ...orders.map(({ shipping }) => shipping.name),
    ...messages.map(({ name }) => name),
  ].map((name) => name.trim());
  return [...new Set(names)].filter(Boolean);
}
