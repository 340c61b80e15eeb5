import type { RequestHandler } from "express";
import { refuse } from "./refuse.ts";

export const UNREADABLE_ADDRESS = "This address cannot be read.";

/**
 * Refuses what no browser asks (400): a target that does not begin with a slash, such as a whole
 * address meant for a proxy, and a host that no address can have. Pages would break down over it, and
 * write a stack into the log for each.
 */
export const readableAddress: RequestHandler = (request, response, next) => {
  const { originalUrl } = request;
  const host = request.get("host") || "localhost";
  if (originalUrl.startsWith("/") && URL.canParse(`http://${host}${originalUrl}`)) return next();
  refuse(request, response, { status: 400, sentence: UNREADABLE_ADDRESS });
};
