import {
  CategoryChangesBody,
  type MessageResponse,
  type StaffCategory,
} from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../../http/parse-input";
import { changeCategory } from "../../../../workflows/category/change-category";
import { removeCategory } from "../../../../workflows/category/remove-category";

/** PUT /api/categories/{id} (spec §7), for staff: only what is sent changes. */
export async function PUT(
  request: MedusaRequest,
  response: MedusaResponse<StaffCategory>,
): Promise<void> {
  const changes = parseInput(CategoryChangesBody, request.body);
  response.json(await changeCategory(request.scope, String(request.params.id), changes));
}

/** DELETE /api/categories/{id} (spec §7), for staff. */
export async function DELETE(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  await removeCategory(request.scope, String(request.params.id));
  response.json({ message: "The category has been successfully deleted." });
}
