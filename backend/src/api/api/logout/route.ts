import type { MessageResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { signOut } from "../../security/session";

/** POST /api/logout (spec §7): closes the shop and both back offices; signed out, it changes nothing. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  await signOut(request);
  response.json({ message: "You have been logged out." });
}
