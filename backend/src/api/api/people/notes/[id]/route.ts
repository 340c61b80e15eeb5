import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../../../errors/refusal";
import { answerCall } from "../../../../../http/answer-call";
import { paramsOf } from "../../../../../http/call-input";
import { removePersonNote } from "../../../../../workflows/privacy/note-person";

/** DELETE /api/people/notes/{id}, for staff. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id } = paramsOf("people.removeNote", request);
  if (!(await removePersonNote(request.scope, id))) {
    throw new Refusal("not-found", "Note not found");
  }
  answerCall("people.removeNote", response, { message: "The note is removed." });
}
