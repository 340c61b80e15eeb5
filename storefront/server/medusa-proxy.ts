import { SHOP_AWAY } from "@eldercare/server";
import type { Request, RequestHandler } from "express";
import { withoutCartCookies } from "./cart-cookie-filter.ts";
import { forwardTo } from "./forward.ts";

/** What Medusa learns about the caller; whatever the caller claimed beyond trusted proxies is dropped. */
function forwardedHeaders(request: Request): Record<string, string> {
  return {
    "x-forwarded-for": request.ip ?? "",
    "x-forwarded-proto": request.protocol,
    "x-forwarded-host": request.get("host") ?? "",
  };
}

/** Medusa's part of the origin. Bodies stay raw, which Stripe's signature needs. */
export function medusaProxy(medusaUrl: string): RequestHandler {
  const forward = forwardTo(medusaUrl, SHOP_AWAY);
  return (request, response) => {
    // Mounted at a prefix, Express shortens `url`; Medusa needs the whole path.
    request.url = request.originalUrl;
    const cookies = withoutCartCookies(request.headers.cookie);
    if (cookies) request.headers.cookie = cookies;
    else delete request.headers.cookie;
    forward(request, response, forwardedHeaders(request));
  };
}
