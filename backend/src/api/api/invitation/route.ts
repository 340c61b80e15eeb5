import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { acceptInvitation, readInvitation } from "../../../workflows/staff/accept-invitation";
import { rateLimitCall } from "../../security/rate-limit";
import { signIn } from "../../security/session";
import { recordSignIn } from "../../security/sign-in-events";

const DOOR = "shop";

/** GET /api/invitation: whom the link of a mail invites. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = queryOf("invitations.read", request);
  await rateLimitCall("invitations.read", request);
  answerCall("invitations.read", response, await readInvitation(request.scope, token));
}

/** POST /api/invitation: onto the staff, and signed in. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = bodyOf("invitations.accept", request);
  await rateLimitCall("invitations.accept", request);
  const account = await acceptInvitation(request.scope, input);
  await signIn(request, account);
  await recordSignIn(request, account, DOOR);
  const { user } = account;
  answerCall("invitations.accept", response, { user, message: `Welcome, ${user.firstName}!` });
}
