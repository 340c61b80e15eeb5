import type { RequestHandler } from "express";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const REFUSED = "This request came from another website, so it was refused.";

/**
 * Refuses writes that a browser sends on behalf of another site's page (OWASP, Cross-Site Request
 * Forgery Prevention: verifying origin with standard headers). Programs that are no browsers send
 * neither header and carry no cookies of ours; they pass.
 */
export function refuseForeignOrigin(own: ReadonlySet<string>): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next();
    const origin = request.get("origin");
    const site = request.get("sec-fetch-site");
    // Without an origin only the browser's own word counts; "none" is a person's own doing.
    const isOwn = origin
      ? (own.has(origin) || isSameHost(origin, request.get("host"))) && site !== "cross-site"
      : !site || site === "same-origin" || site === "none";
    if (isOwn) return next();
    response.status(403).set("Cache-Control", "no-store").json({ message: REFUSED });
  };
}

/** A page of the very host that is called, like Medusa Admin's under a name of its own. */
function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
