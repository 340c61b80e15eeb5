import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { signOut } from "../../security/session";
import { signInOf } from "../../security/sign-in-of";

/** POST /api/logout (spec §7): closes the shop and both back offices; signed out, it changes nothing. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { account } = (await signInOf(request)) ?? {};
  await signOut(request);
  if (account) await recordSecurityEvent(request.scope, { kind: "sign-in.ended" });
  answerCall("session.signOut", response, { message: "You have been logged out." });
}
