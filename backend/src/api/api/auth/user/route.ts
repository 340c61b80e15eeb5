import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../../http/answer-call";
import { signedInAccount } from "../../../security/signed-in";

/** GET /api/auth/user (spec §7): who is signed in; 401 for nobody. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { user } = await signedInAccount(request);
  answerCall("session.read", response, user);
}
