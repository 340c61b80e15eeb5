import type { User } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { signedInAccount } from "../../../security/signed-in";

/** GET /api/auth/user (spec §7): who is signed in; 401 for nobody. */
export async function GET(request: MedusaRequest, response: MedusaResponse<User>): Promise<void> {
  const { user } = await signedInAccount(request);
  response.json(user);
}
