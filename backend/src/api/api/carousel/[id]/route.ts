import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { bodyOf, paramsOf } from "../../../../http/call-input";
import { removeSlide } from "../../../../workflows/carousel/remove-slide";
import { changeSlide } from "../../../../workflows/carousel/save-slide";

/** PUT /api/carousel/{id} (spec §7), for staff: only what is sent changes. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const changes = bodyOf("carousel.change", request);
  answerCall(
    "carousel.change",
    response,
    await changeSlide(request.scope, paramsOf("carousel.change", request).id, changes),
  );
}

/** DELETE /api/carousel/{id} (spec §7), for staff. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await removeSlide(request.scope, paramsOf("carousel.remove", request).id);
  answerCall("carousel.remove", response, { message: "The slide has been successfully deleted." });
}
