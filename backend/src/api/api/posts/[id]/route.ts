import { type MessageResponse, PostChangesBody, type StaffPost } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../../http/parse-input";
import { changePost } from "../../../../workflows/post/change-post";
import { removePost } from "../../../../workflows/post/remove-post";

/** PUT /api/posts/{id}, for staff: only what is sent changes. */
export async function PUT(
  request: MedusaRequest,
  response: MedusaResponse<StaffPost>,
): Promise<void> {
  const changes = parseInput(PostChangesBody, request.body);
  response.json(await changePost(request.scope, String(request.params.id), changes));
}

/** DELETE /api/posts/{id}, for staff. */
export async function DELETE(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  await removePost(request.scope, String(request.params.id));
  response.json({ message: "The care guide has been successfully deleted." });
}
