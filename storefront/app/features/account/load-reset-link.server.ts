import { RESET_LINK_INVALID } from "@eldercare/contracts";
import { data } from "react-router";
import { ApiError } from "~/api/api-error";
import { noticeOf, personalHeaders } from "~/api/notice.server";
import { apiForVisitor } from "~/api/visitor-api.server";
import { PASSWORD_IS_RESET } from "./reset-password-form";

/**
 * `loader` of the page of a reset link: what was said of a password that is changed now, or in words
 * why the link does not work, before anybody types a new one. Where the shop cannot tell just now,
 * the form is shown: it asks again.
 */
export async function loadResetLink(request: Request) {
  const sent = noticeOf(request);
  const notice = sent?.title === PASSWORD_IS_RESET ? sent : null;
  const token = new URL(request.url).searchParams.get("token");
  const api = apiForVisitor(request);
  const problem = token && !notice ? await problemOf(api.call, token) : null;
  return data(
    { notice, problem },
    { status: problem ? 400 : 200, headers: personalHeaders(request, notice, api.setCookies) },
  );
}

async function problemOf(
  call: ReturnType<typeof apiForVisitor>["call"],
  token: string,
): Promise<string | null> {
  try {
    await call("accounts.checkResetLink", { query: { token } });
    return null;
  } catch (error) {
    return error instanceof ApiError && error.code === RESET_LINK_INVALID ? error.sentence : null;
  }
}
