import { DATA_SECURITY_POLICY, securityHeaders } from "@eldercare/server";
import type { RequestHandler } from "express";
import onHeaders from "on-headers";

const POLICY = "Content-Security-Policy";

/**
 * The security headers of every answer. What brings no policy of its own, as pages do, is data: files,
 * feeds, plain sentences. In development Vite's pages have none, because theirs would refuse its scripts.
 */
export function answerHeaders({
  SHOP_URL,
  NODE_ENV,
}: {
  SHOP_URL: string;
  NODE_ENV: string;
}): RequestHandler {
  const policy = NODE_ENV === "development" ? {} : { [POLICY]: DATA_SECURITY_POLICY };
  const headers = new Map(Object.entries({ ...securityHeaders(SHOP_URL), ...policy }));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

/**
 * Makes room for the policy that a page adds to its answer: two would both count. Where none comes, as
 * with what leads on to another page, the one of data stays.
 */
export const roomForPolicy: RequestHandler = (_request, response, next) => {
  const policy = response.getHeader(POLICY);
  if (policy !== undefined) {
    response.removeHeader(POLICY);
    onHeaders(response, () => {
      if (!response.hasHeader(POLICY)) response.setHeader(POLICY, policy);
    });
  }
  next();
};
