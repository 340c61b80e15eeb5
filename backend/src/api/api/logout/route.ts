import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { signOut } from "../../security/session";

/** POST /api/logout (spec §7): closes the shop and both back offices; signed out, it changes nothing. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await signOut(request);
  answerCall("session.signOut", response, { message: "You have been logged out." });
}
