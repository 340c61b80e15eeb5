import { createApi } from "@eldercare/contracts/api";
import { SHOP_ADDRESSES } from "@eldercare/contracts/shop-addresses";
import { answerSchema } from "./answer-schema";

/** Cookies of the pages alone; Medusa needs none of them. */
const PAGE_COOKIE = /^eldercare-/;

/** The visitor's cookies by name, as far as Medusa needs them. */
function cookiesOf(request: Request): Map<string, string> {
  const pairs = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  return new Map(pairs.filter((pair) => pair !== "" && !PAGE_COOKIE.test(pair)).map(namedPair));
}

/** A `name=value` and whatever follows, as its name and `name=value`. */
function namedPair(text: string): [name: string, pair: string] {
  const [pair = ""] = text.split(";");
  return [pair.split("=")[0] ?? "", pair];
}

function headersOf(request: Request, cookies: Map<string, string>): Record<string, string> {
  return {
    ...(cookies.size > 0 ? { cookie: [...cookies.values()].join("; ") } : {}),
    // Over https the session's cookie is set for https alone.
    "x-forwarded-proto": new URL(request.url).protocol.replace(":", ""),
  };
}

/**
 * Calls as the visitor whose request this is, signed in or not: only for actions, and for pages of
 * one person. `setCookies` collects the `Set-Cookie` texts of the answers, for the visitor's browser;
 * later calls bring them along, as that browser would.
 */
export function apiForVisitor(request: Request) {
  const setCookies: string[] = [];
  const cookies = cookiesOf(request);
  const { call } = createApi({
    addresses: SHOP_ADDRESSES,
    answerSchema,
    async transport(asked) {
      const { medusaTransportWith } = await import("./medusa-transport");
      const answer = await medusaTransportWith(headersOf(request, cookies))(asked);
      const texts = answer.headers.getSetCookie();
      setCookies.push(...texts);
      for (const [name, pair] of texts.map(namedPair)) cookies.set(name, pair);
      return answer;
    },
  });
  return { call, setCookies };
}

export type VisitorApi = ReturnType<typeof apiForVisitor>;
