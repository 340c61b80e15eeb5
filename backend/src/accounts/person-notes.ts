import type { PersonNote } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { PERSON_NOTE_MODULE } from "../modules/person-note";
import type PersonNoteModuleService from "../modules/person-note/service";
import type { NotedPerson, PersonNoteRow } from "../modules/person-note/service";
import type { KnownPerson } from "./person";

export const personNotesOf = (container: MedusaContainer): PersonNoteModuleService =>
  container.resolve(PERSON_NOTE_MODULE);

/**
 * Whom notes may be about: an address, and orders. Of who gave no address a note is kept at the order
 * by which staff found them, and stays with it when an address is entered later.
 */
export const notedPerson = (
  person: KnownPerson,
  orders: readonly { id: string }[],
): NotedPerson => ({
  ...("email" in person && { email: person.email }),
  orderIds: orders.map(({ id }) => id),
});

/** A note of the contract from the module's row. */
export const noteFromStored = ({ id, by, text, created_at }: PersonNoteRow): PersonNote => ({
  id,
  by,
  text,
  at: new Date(created_at).toISOString(),
});
