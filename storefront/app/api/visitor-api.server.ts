import { createApi } from "@eldercare/contracts/api";
import { SHOP_ADDRESSES } from "@eldercare/contracts/shop-addresses";
import { answerSchema } from "./answer-schema";

/** Cookies of the pages alone; Medusa needs none of them. */
const PAGE_COOKIE = /^eldercare-/;

function headersOf(request: Request): Record<string, string> {
  const cookies = (request.headers.get("Cookie") ?? "")
    .split(/;\s*/)
    .filter((cookie) => cookie !== "" && !PAGE_COOKIE.test(cookie));
  return {
    ...(cookies.length > 0 ? { cookie: cookies.join("; ") } : {}),
    // Over https the session's cookie is set for https alone.
    "x-forwarded-proto": new URL(request.url).protocol.replace(":", ""),
  };
}

/**
 * Calls as the visitor whose request this is, signed in or not: only for actions, and for pages of
 * one person. `setCookies` collects the `Set-Cookie` texts of the answers, for the visitor's browser.
 */
export function apiForVisitor(request: Request) {
  const setCookies: string[] = [];
  const { call } = createApi({
    addresses: SHOP_ADDRESSES,
    answerSchema,
    async transport(asked) {
      const { medusaTransportWith } = await import("./medusa-transport");
      const answer = await medusaTransportWith(headersOf(request))(asked);
      setCookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  });
  return { call, setCookies };
}
