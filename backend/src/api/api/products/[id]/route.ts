import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../http/call-input";
import { changeProduct } from "../../../../workflows/product/change-product";
import { removeProduct } from "../../../../workflows/product/remove-product";

/** PUT /api/products/{id} (spec §7), for staff: only what is sent changes. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const changes = bodyOf("products.change", request);
  answerCall(
    "products.change",
    response,
    await changeProduct(request.scope, paramsOf("products.change", request).id, changes),
  );
}

/** DELETE /api/products/{id} (spec §7), for staff. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await removeProduct(request.scope, paramsOf("products.remove", request).id);
  answerCall("products.remove", response, {
    message: "The product has been successfully deleted.",
  });
}
