import { data, redirect } from "react-router";
import { ApiError } from "~/api/api-error";
import { noticeOf, personalHeaders } from "~/api/notice.server";
import { noticeCookie } from "~/api/notice-cookie";
import { asPageFailure } from "~/api/query-client";
import { setCookieText } from "~/api/set-cookie.server";
import { apiForVisitor } from "~/api/visitor-api.server";
import {
  ADDRESS_REMOVED,
  accountDeleted,
  PROFILE_SAVED,
  passwordChanged,
  signedOut,
} from "./account-messages";
import { SIGN_IN_REASONS, signInPath } from "./next-path";
import { postForm } from "./posted-form.server";
import type { ServedAccount } from "./served-account";

/** Where a page's guard leads in the browser, with its words. */
function leadToSignIn(request: Request): Response {
  const notice = { ...SIGN_IN_REASONS.account, tone: "destructive" } as const;
  const headers = { "Set-Cookie": setCookieText(request, noticeCookie(notice)) };
  return redirect(signInPath("/account", "account"), { headers });
}

/** `loader` of the account's page: who is signed in, with the orders; everybody else is led to the sign-in. */
export async function loadOwnAccount(request: Request) {
  const api = apiForVisitor(request);
  try {
    const user = await api.call("session.read");
    const orders = user.role === "USER" ? await api.call("account.orders") : null;
    const addresses = user.role === "USER" ? await api.call("account.addresses") : null;
    const notice = noticeOf(request);
    const headers = personalHeaders(request, notice, api.setCookies);
    return data<ServedAccount>({ user, orders, addresses, notice }, { headers });
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut) throw leadToSignIn(request);
    throw asPageFailure(error);
  }
}

/** `action` of the account's page. */
export function postOwnAccount(request: Request) {
  const forms = {
    "account.forgetAddress": () => ({ path: "/account", notice: ADDRESS_REMOVED }),
    "account.change": () => ({ path: "/account", notice: PROFILE_SAVED }),
    "account.changePassword": ({ message }) => ({
      path: "/account",
      notice: passwordChanged(message),
    }),
    "account.remove": ({ message }) => ({ path: "/", notice: accountDeleted(message) }),
    "session.signOut": ({ message }) => ({ path: "/", notice: signedOut(message) }),
  } satisfies Parameters<typeof postForm>[1];
  return postForm(request, forms, ({ id = "" }) => ({ id }));
}
