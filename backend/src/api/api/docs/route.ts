import { openApiDocument } from "@eldercare/contracts/openapi";
import { readSettings } from "@eldercare/contracts/settings";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { DOCS_SECURITY_POLICY, docsHtml } from "../../../http/api-docs/docs-html";

/** GET /api/docs: the table of calls for people; nothing of it comes from elsewhere. */
export async function GET(_request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response
    .set("Content-Security-Policy", DOCS_SECURITY_POLICY)
    .type("html")
    .send(docsHtml(openApiDocument(readSettings(process.env).SHOP_URL)));
}
