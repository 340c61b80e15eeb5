import type { UserListResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listUsers } from "../../../workflows/account/list-users";

/** GET /api/users (spec.md §7), for admins: everybody who has an account, newest first. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<UserListResponse>,
): Promise<void> {
  response.json(await listUsers(request.scope));
}
