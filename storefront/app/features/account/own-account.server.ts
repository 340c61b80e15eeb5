import { dehydrate } from "@tanstack/react-query";
import { data, redirect } from "react-router";
import { accountOrdersQuery, currentUserQuery } from "~/api/account-queries";
import { ApiError } from "~/api/api-error";
import { noticeOf, personalHeaders } from "~/api/notice.server";
import { asPageFailure, getQueryClient } from "~/api/query-client";
import { sessionHint } from "~/api/session-hint";
import { apiForVisitor } from "~/api/visitor-api.server";
import { accountDeleted, PROFILE_SAVED, passwordChanged, signedOut } from "./account-messages";
import { signInPath } from "./next-path";
import { postForm } from "./posted-form.server";

/** `loader` of the account's page: who is signed in, with the orders; everybody else is led to the sign-in. */
export async function loadOwnAccount(request: Request) {
  const api = apiForVisitor(request);
  const queryClient = getQueryClient();
  try {
    const user = await api.call("session.read");
    queryClient.setQueryData(currentUserQuery().queryKey, user);
    if (user.role === "USER") {
      const orders = await api.call("account.orders");
      queryClient.setQueryData(accountOrdersQuery().queryKey, orders);
    }
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut) throw redirect(signInPath("/account", "account"));
    throw asPageFailure(error);
  }
  const headers = personalHeaders(request, api.setCookies);
  return data({ dehydrated: dehydrate(queryClient), notice: noticeOf(request) }, { headers });
}

/** `action` of the account's page. */
export function postOwnAccount(request: Request) {
  const leave = { path: "/", cookies: [sessionHint(false)] };
  return postForm(request, {
    "account.change": () => ({ path: "/account", notice: PROFILE_SAVED }),
    "account.changePassword": ({ message }) => ({
      path: "/account",
      notice: passwordChanged(message),
    }),
    "account.remove": ({ message }) => ({ ...leave, notice: accountDeleted(message) }),
    "session.signOut": ({ message }) => ({ ...leave, notice: signedOut(message) }),
  });
}
