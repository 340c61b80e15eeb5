import { AsyncLocalStorage } from "node:async_hooks";
import { VISITOR_HEADER } from "@eldercare/contracts/visitor-address";
import { REQUEST_ID_HEADER, requestId, traceHeaders } from "@eldercare/server";
import type { MiddlewareFunction } from "react-router";
import { previewHeaders } from "./content-preview.server";
import { takeMissedCallsTo } from "./missed-calls";
import { takeVisitorHeadersFrom } from "./visitor-headers";

type PageRequest = {
  /** The header that the storefront's server wrote into it. */
  visitor: string | null;
  /** Whether a call was not answered as it is for everybody. */
  hasMissed: boolean;
};

/** Of each request under way. */
const requests = new AsyncLocalStorage<PageRequest>();

takeVisitorHeadersFrom((): Record<string, string> => {
  const visitor = requests.getStore()?.visitor;
  const id = requestId();
  return {
    ...(visitor && { [VISITOR_HEADER]: visitor }),
    ...previewHeaders(),
    // What a page asks for has the page's name in Medusa's log, too.
    ...(id && { [REQUEST_ID_HEADER]: id }),
    ...traceHeaders(),
  };
});

takeMissedCallsTo(() => {
  const request = requests.getStore();
  if (request) request.hasMissed = true;
});

/**
 * Has all calls to `/api` that a page makes on the server count for the visitor who asked for it. A page
 * that stands without a part, because a call failed or was one too many of this visitor's, is for this
 * visitor alone: no cache keeps it.
 */
export const callForVisitor: MiddlewareFunction<Response> = ({ request }, next) => {
  const page: PageRequest = { visitor: request.headers.get(VISITOR_HEADER), hasMissed: false };
  return requests.run(page, async () => {
    const answer = await next();
    if (page.hasMissed) {
      answer.headers.set("Cache-Control", "private, no-store");
      answer.headers.delete("ETag");
    }
    return answer;
  });
};
