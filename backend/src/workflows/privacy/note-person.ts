import type { PersonNote, PersonNoteBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { noteFromStored, personNotesOf } from "../../accounts/person-notes";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { maskedAddress } from "../../security-events/redacted";

/** Keeps a note of staff about a person, once however often it is sent. */
export async function addPersonNote(
  container: MedusaContainer,
  note: PersonNoteBody & { by: string },
): Promise<PersonNote> {
  const kept = await personNotesOf(container).keep(note);
  await recordNoted(container, note.email, { added: true });
  return noteFromStored(kept);
}

/** Removes a note; false when there is none. */
export async function removePersonNote(container: MedusaContainer, id: string): Promise<boolean> {
  const removed = await personNotesOf(container).remove(id);
  if (removed) await recordNoted(container, removed.email, { added: false });
  return removed !== undefined;
}

/** What was noted may be erased with the person, so the trail does not have it. */
const recordNoted = (container: MedusaContainer, email: string, after: { added: boolean }) =>
  recordSecurityEvent(container, {
    kind: "account.noted",
    subject: { kind: "customer", id: null, label: maskedAddress(email) },
    after,
  });
