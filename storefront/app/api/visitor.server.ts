import { AsyncLocalStorage } from "node:async_hooks";
import { VISITOR_HEADER } from "@eldercare/contracts/visitor-address";
import type { MiddlewareFunction } from "react-router";
import { takeVisitorHeadersFrom } from "./visitor-headers";

/** Of each request under way: the header that the storefront's server wrote into it. */
const visitors = new AsyncLocalStorage<string | null>();

takeVisitorHeadersFrom((): Record<string, string> => {
  const visitor = visitors.getStore();
  return visitor ? { [VISITOR_HEADER]: visitor } : {};
});

/** Has all calls to `/api` that a page makes on the server count for the visitor who asked for it. */
export const callForVisitor: MiddlewareFunction<Response> = ({ request }, next) =>
  visitors.run(request.headers.get(VISITOR_HEADER), next);
