import { MISSING_IMAGES_PAGE_SIZE } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MissingImageService } from "../../../../catalog/import/missing-images/missing-image-service";
import { answerCall } from "../../../../http/answer-call";

/** POST /api/missing-images/retry, for staff: begins to fetch them all once more. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const service = new MissingImageService(request.scope);
  service.beginToTry();
  answerCall("missingImages.retry", response, await service.list(MISSING_IMAGES_PAGE_SIZE, 0));
}
