import { UPLOAD_FIELD, type UploadedImage } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../errors/refusal";
import { answerCall } from "../../../http/answer-call";
import { receivedImages } from "../../../http/receive-images";
import { storeUploads } from "../../../media/store-uploads";

/** POST /api/uploads, for staff: stores images and answers their addresses, in their order. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const files = receivedImages(request);
  if (files.length === 0) {
    const message = `Please send pictures in parts named ${UPLOAD_FIELD}.`;
    throw Refusal.ofField("invalid", UPLOAD_FIELD, message);
  }
  const stored: UploadedImage[] = await storeUploads(request.scope, files);
  answerCall("images.upload", response, stored);
}
