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
  const headers = securityHeaders(SHOP_URL);
  return (_request, response, next) => {
    response.set(headers);
    if (NODE_ENV !== "development") {
      onHeaders(response, () => {
        if (!response.hasHeader(POLICY)) response.setHeader(POLICY, DATA_SECURITY_POLICY);
      });
    }
    next();
  };
}
