import type { RequestHandler } from "express";

/** What lies below is Medusa's or the simulator's to answer. */
const FORWARDED = /^\/(api|static|stripe-simulator)\//;

/**
 * Leads from an address that ends in slashes to the same without them, which is the page's only one:
 * a page that looks at its address would take `/admin/` for another than `/admin`.
 */
export const oneAddress: RequestHandler = ({ method, originalUrl }, response, next) => {
  const end = originalUrl.search(/[?#]|$/);
  const path = originalUrl.slice(0, end);
  const isPage = method === "GET" || method === "HEAD";
  if (!isPage || path === "/" || !path.endsWith("/") || FORWARDED.test(path)) return next();
  // With one slash at the beginning, since two would name another site.
  const pagePath = `/${path.replace(/^[/\\]+|[/\\]+$/g, "")}`;
  response.redirect(308, `${pagePath}${originalUrl.slice(end)}`);
};
