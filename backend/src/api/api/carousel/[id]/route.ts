import { type CarouselSlide, type MessageResponse, SlideChangesBody } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../../http/parse-input";
import { removeSlide } from "../../../../workflows/carousel/remove-slide";
import { changeSlide } from "../../../../workflows/carousel/save-slide";

/** PUT /api/carousel/{id} (spec §7), for staff: only what is sent changes. */
export async function PUT(
  request: MedusaRequest,
  response: MedusaResponse<CarouselSlide>,
): Promise<void> {
  const changes = parseInput(SlideChangesBody, request.body);
  response.json(await changeSlide(request.scope, String(request.params.id), changes));
}

/** DELETE /api/carousel/{id} (spec §7), for staff. */
export async function DELETE(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  await removeSlide(request.scope, String(request.params.id));
  response.json({ message: "The slide has been successfully deleted." });
}
