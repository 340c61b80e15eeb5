import { DATA_SECURITY_POLICY, pageSecurityPolicy, securityHeaders } from "@eldercare/server";
import type { RequestHandler } from "express";

const ADMIN_PAGE = /^\/app(?:\/|$)/;

/**
 * The security headers of Medusa's origin: those of the shop's, with the policy of a page for
 * Medusa Admin and of data for everything else. In development Vite's own scripts would be refused.
 */
export function answerHeaders(shopUrl: string): RequestHandler {
  const headers = securityHeaders(shopUrl);
  const pagePolicy = pageSecurityPolicy();
  const isDevelopment = process.env.NODE_ENV === "development";
  return (request, response, next) => {
    response.set(headers);
    const isPage = ADMIN_PAGE.test(request.path);
    if (!isPage || !isDevelopment) {
      response.set("Content-Security-Policy", isPage ? pagePolicy : DATA_SECURITY_POLICY);
    }
    next();
  };
}
