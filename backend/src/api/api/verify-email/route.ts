import type { MessageResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { queryOf } from "../../../http/call-input";
import { verifyEmailWorkflow } from "../../../workflows/account/verify-email";
import { rateLimitCall } from "../../security/rate-limit";

/** GET /api/verify-email?token (spec §7): works once, within a day. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const { token } = queryOf("accounts.verifyEmail", request);
  await rateLimitCall("accounts.verifyEmail", request);
  await verifyEmailWorkflow(request.scope).run({ input: { token } });
  response.json({ message: "Your e-mail address is verified. You can sign in now." });
}
