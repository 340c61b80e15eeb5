import { INVITATION_INVALID, type InvitationResponse } from "@eldercare/contracts";
import { data } from "react-router";
import { ApiError } from "~/api/api-error";
import { personalHeaders } from "~/api/notice.server";
import { apiForVisitor } from "~/api/visitor-api.server";

/** Whom a link invites, or in words why it does not work; neither where the shop cannot tell just now. */
type Invited = { invitation: InvitationResponse | null; problem: string | null };

/** `loader` of an invitation's page: what there is to know before anybody types a password. */
export async function loadInvitation(request: Request) {
  const token = new URL(request.url).searchParams.get("token");
  const api = apiForVisitor(request);
  const invited = token ? await invitedBy(api.call, token) : { invitation: null, problem: null };
  return data(invited, {
    status: invited.problem ? 400 : 200,
    headers: personalHeaders(request, null, api.setCookies),
  });
}

async function invitedBy(
  call: ReturnType<typeof apiForVisitor>["call"],
  token: string,
): Promise<Invited> {
  try {
    return { invitation: await call("invitations.read", { query: { token } }), problem: null };
  } catch (error) {
    const isDead = error instanceof ApiError && error.code === INVITATION_INVALID;
    return { invitation: null, problem: isDead ? error.sentence : null };
  }
}
