import { openApiDocument } from "@eldercare/contracts/openapi";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { DOCS_SECURITY_POLICY, docsHtml } from "../../../http/api-docs/docs-html";
import { shopSettings } from "../../../settings";

/** GET /api/docs: the table of calls for people; nothing of it comes from elsewhere. */
export async function GET(_request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response
    .set("Content-Security-Policy", DOCS_SECURITY_POLICY)
    .type("html")
    .send(docsHtml(openApiDocument(shopSettings().SHOP_URL)));
}
