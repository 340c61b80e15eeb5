import { type MessageResponse, VerifyEmailQuery } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "../../../http/parse-input";
import { verifyEmailWorkflow } from "../../../workflows/account/verify-email";
import { clientAddress } from "../../security/client-address";
import { rateLimit } from "../../security/rate-limit";

/** GET /api/verify-email?token (spec §7): works once, within a day. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<MessageResponse>,
): Promise<void> {
  const { token } = parseInput(VerifyEmailQuery, request.query);
  await rateLimit(request, [["linkIp", clientAddress(request)]]);
  await verifyEmailWorkflow(request.scope).run({ input: { token } });
  response.json({ message: "Your e-mail address is verified. You can sign in now." });
}
