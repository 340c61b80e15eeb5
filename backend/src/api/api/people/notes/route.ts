import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf } from "../../../../http/call-input";
import { addPersonNote } from "../../../../workflows/privacy/note-person";
import { signedInAdmin } from "../../../security/signed-in";

/** POST /api/people/notes, for staff. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAdmin(request, "people.addNote");
  const note = await addPersonNote(request.scope, {
    ...bodyOf("people.addNote", request),
    by: user.email,
  });
  answerCall("people.addNote", response, note);
}
