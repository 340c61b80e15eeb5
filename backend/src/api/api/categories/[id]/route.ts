import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../http/call-input";
import { changeCategory } from "../../../../workflows/category/change-category";
import { removeCategory } from "../../../../workflows/category/remove-category";

/** PUT /api/categories/{id} (spec §7), for staff: only what is sent changes. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const changes = bodyOf("categories.change", request);
  answerCall(
    "categories.change",
    response,
    await changeCategory(request.scope, paramsOf("categories.change", request).id, changes),
  );
}

/** DELETE /api/categories/{id} (spec §7), for staff. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await removeCategory(request.scope, paramsOf("categories.remove", request).id);
  answerCall("categories.remove", response, {
    message: "The category has been successfully deleted.",
  });
}
