import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { queryOf } from "../../../http/call-input";
import { keepAnswer } from "../../../http/keep-answer";
import { listSuggestions } from "../../../suggestions/list-suggestions";

/** GET /api/suggestions (spec §7): many people begin to type alike, so answers are kept. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("suggestions.list", request);
  await keepAnswer("suggestions.list", { request, response }, query, () =>
    listSuggestions(request.scope, query.q),
  );
}
