import { openApiDocument } from "@eldercare/contracts/openapi";
import { readSettings } from "@eldercare/contracts/settings";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** GET /api/openapi.json: the table of calls for programs (OpenAPI 3.1). */
export async function GET(_request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(openApiDocument(readSettings(process.env).SHOP_URL));
}
