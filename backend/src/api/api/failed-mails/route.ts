import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { listFailedMails } from "../../../mail/failed-mails";

/** GET /api/failed-mails, for staff: mails that the shop gave up sending. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("failedMails.list", response, await listFailedMails(request.scope));
}
