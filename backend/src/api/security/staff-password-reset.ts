import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCreated } from "../../http/answer-call";
import { requestPasswordReset } from "../../workflows/account/request-password-reset";
import { clientAddress } from "./client-address";
import { constantTimeResponse } from "./constant-time-response";
import { rateLimit } from "./rate-limit";

/**
 * Answers Medusa Admin's "forgot password" in Medusa's stead: the mail is the shop's, whose reset
 * also ends sessions. Like Medusa, it says 201 for every address.
 */
export async function requestStaffPasswordReset(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { identifier } = (request.body ?? {}) as { identifier?: unknown };
  const email = typeof identifier === "string" ? identifier.trim().toLowerCase() : "";
  await rateLimit(request, [
    ["resetIp", clientAddress(request)],
    ["resetAddress", email],
  ]);
  await constantTimeResponse(() => requestPasswordReset(request.scope, email));
  answerCreated(response);
}
