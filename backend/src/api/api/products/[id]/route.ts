import { type MessageResponse, ProductChangesBody, type StaffProduct } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../../http/parse-input";
import { changeProduct } from "../../../../workflows/product/change-product";
import { removeProduct } from "../../../../workflows/product/remove-product";

/** PUT /api/products/{id} (spec §7), for staff: only what is sent changes. */
export async function PUT(
  request: MedusaRequest,
  response: MedusaResponse<StaffProduct>,
): Promise<void> {
  const changes = parseInput(ProductChangesBody, request.body);
  response.json(await changeProduct(request.scope, String(request.params.id), changes));
}

/** DELETE /api/products/{id} (spec §7), for staff. */
export async function DELETE(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  await removeProduct(request.scope, String(request.params.id));
  response.json({ message: "The product has been successfully deleted." });
}
