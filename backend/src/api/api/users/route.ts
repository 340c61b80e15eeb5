import type { UserListResponse, UserPageResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listUsers } from "../../../accounts/list-users";
import { queryOf } from "../../../http/call-input";

/** GET /api/users (spec §7), for staff: everybody who has an account, as a list or by pages. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<UserListResponse | UserPageResponse>,
): Promise<void> {
  const query = queryOf("users.list", request);
  const page = await listUsers(request.scope, query);
  response.json(query.limit === undefined ? page.users : page);
}
