import type { User } from "@eldercare/contracts";
import { redirect } from "react-router";
import { ApiError } from "~/api/api-error";
import { loadNotice } from "~/api/notice.server";
import { apiForVisitor } from "~/api/visitor-api.server";
import { mergeAtSignIn } from "~/features/cart/account-cart.server";
import { takeListAlong } from "~/features/wishlist/wishlist-of-request.server";
import { REGISTERED, registered, signedIn } from "./account-messages";
import { HOME, needsOther, readNextPath, readReason, wayBackOf } from "./next-path";
import { postForm } from "./posted-form.server";
import { WITHOUT_SCRIPTS } from "./without-scripts";

/** Who is signed in where the request comes from; nobody is, when the shop cannot say. */
async function signedInUser(request: Request): Promise<User | null> {
  if (!request.headers.has("Cookie")) return null;
  try {
    return await apiForVisitor(request).call("session.read");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** `loader` of the sign-in page: the signed-in need it only to become somebody else. */
export async function loadAuthPage(request: Request) {
  const reason = readReason(new URL(request.url).searchParams);
  const user = await signedInUser(request);
  if (user && !needsOther(reason, user)) throw redirect("/account");
  return loadNotice(request, [REGISTERED]);
}

/**
 * `action` of the sign-in page. It leads to where a guard stopped the visitor, else home; who has no
 * scripts, and would see nothing of it there, to the account.
 */
export function postAuthForm(request: Request) {
  const { searchParams } = new URL(request.url);
  return postForm(request, {
    async "session.signIn"({ message }, values, api) {
      const next = readNextPath(searchParams);
      return {
        path: next === HOME && values[WITHOUT_SCRIPTS] ? "/account" : next,
        notice: signedIn(message),
        cookies: [...(await mergeAtSignIn(request, api)), ...(await takeListAlong(request, api))],
      };
    },
    "accounts.register": ({ message }) => ({
      path: `/auth?${new URLSearchParams([
        ["tab", "register"],
        ...wayBackOf(searchParams).map(({ name, value }) => [name, value]),
      ])}`,
      notice: registered(message),
    }),
  });
}
