import { ServerResponse } from "node:http";
import type { Request, RequestHandler } from "express";
import { createProxyServer } from "httpxy";
import { withoutCartCookies } from "./cart-cookie-filter.ts";

const ANSWER_TIMEOUT_MS = 120_000;
const AWAY = "Our shop is not answering right now. Please try again in a minute.";

/** What Medusa learns about the caller; whatever the caller claimed beyond trusted proxies is dropped. */
function forwardedHeaders(request: Request): Record<string, string> {
  return {
    "x-forwarded-for": request.ip ?? "",
    "x-forwarded-proto": request.protocol,
    "x-forwarded-host": request.get("host") ?? "",
  };
}

/**
 * Hands requests on to Medusa as they are (bodies stay raw, which Stripe's signature needs).
 * When Medusa is away the answer is 502 with a sentence a person can read.
 */
export function medusaProxy(medusaUrl: string): RequestHandler {
  const proxy = createProxyServer({
    target: medusaUrl,
    changeOrigin: false,
    proxyTimeout: ANSWER_TIMEOUT_MS,
  });
  proxy.on("error", (error, request, response) => {
    console.error(`${request?.method} ${request?.url}: ${error.message}`);
    if (!(response instanceof ServerResponse)) return;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(502, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify({ message: AWAY }));
  });
  return (request, response) => {
    // Mounted at a prefix, Express shortens `url`; Medusa needs the whole path.
    request.url = request.originalUrl;
    const cookies = withoutCartCookies(request.headers.cookie);
    if (cookies) request.headers.cookie = cookies;
    else delete request.headers.cookie;
    void proxy.web(request, response, { headers: forwardedHeaders(request) });
  };
}
