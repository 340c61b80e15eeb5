import type { PersonNote } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { PERSON_NOTE_MODULE } from "../modules/person-note";
import type PersonNoteModuleService from "../modules/person-note/service";
import type { PersonNoteRow } from "../modules/person-note/service";

export const personNotesOf = (container: MedusaContainer): PersonNoteModuleService =>
  container.resolve(PERSON_NOTE_MODULE);

/** A note of the contract from the module's row. */
export const noteFromStored = ({ id, by, text, created_at }: PersonNoteRow): PersonNote => ({
  id,
  by,
  text,
  at: new Date(created_at).toISOString(),
});
