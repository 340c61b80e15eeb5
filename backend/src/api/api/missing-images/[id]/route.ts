import { MISSING_IMAGE_FORGOTTEN } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MissingImageService } from "../../../../catalog/import/missing-images/missing-image-service";
import { answerCall } from "../../../../http/answer-call";
import { paramsOf } from "../../../../http/call-input";

/** DELETE /api/missing-images/{id}, for staff: nobody waits for this image any more. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await new MissingImageService(request.scope).forget(paramsOf("missingImages.forget", request).id);
  answerCall("missingImages.forget", response, { message: MISSING_IMAGE_FORGOTTEN });
}
