import type { RequestHandler } from "express";

/**
 * Answers of /api may be kept but not used unasked, and not by proxies: prices and stock change,
 * and some answers depend on who asks. Unchanged ones come back as 304 by their ETag.
 */
export const noStaleAnswers: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "private, no-cache");
  next();
};
