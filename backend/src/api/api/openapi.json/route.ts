import { openApiDocument } from "@eldercare/contracts/openapi";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopSettings } from "../../../settings";

/** GET /api/openapi.json: the table of calls for programs (OpenAPI 3.1). */
export async function GET(_request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(openApiDocument(shopSettings().SHOP_URL));
}
