import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readContent } from "../../../content/texts/read-content";
import { queryOf } from "../../../http/call-input";
import { keepAnswer } from "../../../http/keep-answer";

/** GET /api/content (spec §7): the texts of a page as they are now. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("content.read", request);
  await keepAnswer("content.read", { request, response }, query, () =>
    readContent(request.scope, query.page),
  );
}
