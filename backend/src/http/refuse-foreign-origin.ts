import { FOREIGN_WRITE_REFUSED, isOwnWrite } from "@eldercare/server";
import type { RequestHandler } from "express";

/** Refuses writes that a browser sends on behalf of another site's page; `own` are the shop's origins. */
export function refuseForeignOrigin(own: ReadonlySet<string>): RequestHandler {
  return (request, response, next) => {
    if (isOwnWrite(request, own)) return next();
    response.status(403).set("Cache-Control", "no-store").json({ message: FOREIGN_WRITE_REFUSED });
  };
}
