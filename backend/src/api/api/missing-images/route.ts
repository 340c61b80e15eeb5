import { MISSING_IMAGES_PAGE_SIZE } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MissingImageService } from "../../../catalog/import/missing-images/missing-image-service";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";

/** GET /api/missing-images, for staff: images that files named and that could not be fetched. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { limit = MISSING_IMAGES_PAGE_SIZE, offset = 0 } = queryOf("missingImages.list", request);
  const list = await new MissingImageService(request.scope).list(limit, offset);
  answerCall("missingImages.list", response, list);
}
