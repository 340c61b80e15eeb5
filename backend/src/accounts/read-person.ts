import {
  type Order,
  type PersonDetails,
  partBackCents,
  revenueOf,
  type SavedAddress,
  streetLine,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { gatherPerson } from "./export-person";
import type { KnownPerson } from "./person";
import { placeOf } from "./saved-addresses";
import { namesOf } from "./summarize-person";

/** Of longer lists the newest are shown. */
const NEWEST = 20;

/** A customer as staff talk to one: everything that is kept of the person, put in order. */
export async function readPerson(
  container: MedusaContainer,
  person: KnownPerson,
): Promise<PersonDetails> {
  const known = await gatherPerson(container, person);
  const { email, account, orders, messages, newsletter, reviews, notes } = known;
  return {
    email,
    account,
    names: namesOf(known),
    spentCAD: orders.reduce((sum, order) => sum + revenueOf(order), 0),
    orders: {
      total: orders.length,
      newest: orders.slice(0, NEWEST).map(listedOrder),
    },
    messages: {
      total: messages.length,
      newest: newestFirst(messages)
        .slice(0, NEWEST)
        .map(({ createdAt, subject, handledAt }) => ({
          ...{ createdAt, subject, handled: handledAt !== null },
        })),
    },
    addresses: onceEach([
      ...known.addresses.map(keptAddress),
      ...orders.map(({ shipping }) => envelope(shipping)),
    ]),
    newsletter: signUpOf(newsletter),
    reviews: reviews.length,
    notes,
  };
}

function listedOrder(order: Order): PersonDetails["orders"]["newest"][number] {
  const { id, number, createdAt, status, amountCAD } = order;
  return { id, number, createdAt, status, amountCAD, partBackCAD: partBackCents(order) };
}

const newestFirst = <Item extends { createdAt: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => other.createdAt.localeCompare(one.createdAt));

/** An address of the account in the lines of an order's. */
function keptAddress(kept: Readonly<Record<string, string>>): string[] {
  const place = placeOf(kept);
  return envelope({ ...place, name: [place.name, kept.company].filter(Boolean).join(", ") });
}

function envelope(address: Omit<SavedAddress, "id" | "note">): string[] {
  const { name, city, region, postal, phone } = address;
  const place = `${city}, ${region.toUpperCase()}  ${postal}`;
  return [name, streetLine(address), place, phone].filter((line) => line.trim());
}

function onceEach(addresses: readonly string[][]): string[][] {
  const byText = new Map(addresses.map((lines) => [lines.join("\n").toLowerCase(), lines]));
  return [...byText.values()].slice(0, NEWEST);
}

function signUpOf(
  signUps: readonly {
    status: string;
    createdAt: string;
    confirmedAt: string | null;
    unsubscribedAt: string | null;
  }[],
): PersonDetails["newsletter"] {
  const [newest] = newestFirst(signUps);
  if (!newest) return null;
  const { status, createdAt, confirmedAt, unsubscribedAt } = newest;
  if (status === "unsubscribed") return { status, since: unsubscribedAt ?? createdAt };
  if (status === "confirmed") return { status, since: confirmedAt ?? createdAt };
  return { status: "pending", since: createdAt };
}
