import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listUsers } from "../../../accounts/list-users";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";

/** GET /api/users (spec §7), for staff: everybody who has an account, as a list or by pages. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("users.list", request);
  const page = await listUsers(request.scope, query);
  if (query.limit === undefined) answerCall("users.listAll", response, page.users);
  else answerCall("users.list", response, page);
}
