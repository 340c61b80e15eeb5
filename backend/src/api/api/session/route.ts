import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../errors/refusal";
import { answerCall } from "../../../http/answer-call";
import { signInOf } from "../../security/sign-in-of";
import { SIGNED_OUT } from "../../security/signed-in";

/** GET /api/session: when the sign-in ends. Asking is no activity. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("session.end", response, await endOf(request));
}

/** POST /api/session: somebody is there, and stays signed in. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  answerCall("session.stay", response, await endOf(request));
}

async function endOf(request: MedusaRequest) {
  const { end } = (await signInOf(request)) ?? {};
  // A token has no session that could end.
  if (!end) throw new Refusal("signed-out", SIGNED_OUT);
  return {
    now: new Date().toISOString(),
    endsAt: end.absolute.toISOString(),
    idleEndsAt: end.idle?.toISOString() ?? null,
  };
}
