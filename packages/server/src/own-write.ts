const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** What a request that another website sent is told, with status 403. */
export const FOREIGN_WRITE_REFUSED = "This request came from another website, so it was refused.";

/** A request of Express, as far as its origin shows in it. */
type Asked = { method: string; get(header: string): string | undefined };

/**
 * Whether a request is no write that a browser sends on behalf of another site's page (OWASP,
 * Cross-Site Request Forgery Prevention: verifying origin with standard headers). `own` are the
 * shop's origins. Programs that are no browsers send neither header and carry no cookies of ours;
 * they pass.
 */
export function isOwnWrite(request: Asked, own: ReadonlySet<string>): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const origin = request.get("origin");
  const site = request.get("sec-fetch-site");
  // Without an origin only the browser's own word counts; "none" is a person's own doing.
  if (!origin) return !site || site === "same-origin" || site === "none";
  return (own.has(origin) || isSameHost(origin, request.get("host"))) && site !== "cross-site";
}

/** A page of the very host that is called, like Medusa Admin's under a name of its own. */
function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
