import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listUsers } from "../../../accounts/list-users";
import { answerCall } from "../../../http/answer-call";
import { queryOf } from "../../../http/call-input";
import { isAskedByStaff } from "../../security/signed-in";

/**
 * GET /api/users (spec §7), for staff: everybody who has an account, as a list or by pages. The roles of
 * staff see those who may see who is on the staff.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("users.list", request);
  const seesRoles = await isAskedByStaff(request, "staff.list");
  const page = await listUsers(request.scope, query, { seesRoles });
  if (query.limit === undefined) answerCall("users.listAll", response, page.users);
  else answerCall("users.list", response, page);
}
