import type { PersonNote, PersonNoteBody } from "@eldercare/contracts";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["people"] as const;

/** Keeps a note about a customer. */
export function useAddNote() {
  return useAdminMutation({
    send: (body: PersonNoteBody, call) => call("people.addNote", { body }),
    refreshes: SHOWN_IN,
    success: () => ({ title: "Note Kept", description: "All staff can read it." }),
    failure: "Failed to keep the note. Please try again.",
  });
}

/** Removes one. */
export function useRemoveNote() {
  return useAdminMutation({
    send: ({ id }: PersonNote, call) => call("people.removeNote", { params: { id } }),
    refreshes: SHOWN_IN,
    success: ({ message }) => ({ title: "Note Removed", description: message }),
    failure: "Failed to remove the note. Please try again.",
  });
}
