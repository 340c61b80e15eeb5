import type { PersonNote, PersonNoteBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findKnownPerson } from "../../accounts/person";
import { noteFromStored, personNotesOf } from "../../accounts/person-notes";
import type { PersonNoteRow } from "../../modules/person-note/service";
import { shopOrdersOf } from "../../orders/shop-orders";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { maskedAddress } from "../../security-events/redacted";
import { maskedBuyer, maskedPerson } from "./masked-person";

/**
 * Keeps a note of staff about a person, once however often it is sent. Throws a {@link Refusal}
 * "not-found" for an order of somebody who gave an address, and for none.
 */
export async function addPersonNote(
  container: MedusaContainer,
  { id, text, by, email, order }: PersonNoteBody & { by: string },
): Promise<PersonNote> {
  const person = await findKnownPerson(container, { email, order });
  const kept = await personNotesOf(container).keep({
    ...{ id, text, by, email: email ?? "", order_id: order ?? null },
  });
  await recordNoted(container, maskedPerson(person), { added: true });
  return noteFromStored(kept);
}

/** Removes a note; false when there is none. */
export async function removePersonNote(container: MedusaContainer, id: string): Promise<boolean> {
  const removed = await personNotesOf(container).remove(id);
  if (removed) await recordNoted(container, await whoseNote(container, removed), { added: false });
  return removed !== undefined;
}

async function whoseNote(container: MedusaContainer, { email, order_id: orderId }: PersonNoteRow) {
  if (!orderId) return maskedAddress(email);
  return maskedBuyer(await shopOrdersOf(container).orders.find(orderId));
}

/** What was noted may be erased with the person, so the trail does not have it. */
const recordNoted = (container: MedusaContainer, label: string, after: { added: boolean }) =>
  recordSecurityEvent(container, {
    kind: "account.noted",
    subject: { kind: "customer", id: null, label },
    after,
  });
