import { openApiDocument } from "@eldercare/contracts/openapi";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { shopSettings } from "../../../settings";

/** GET /api/openapi.json: the table of calls for programs (OpenAPI 3.1). */
export async function GET(_request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("service.openapi", response, openApiDocument(shopSettings().SHOP_URL));
}
