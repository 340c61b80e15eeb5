import type { RequestHandler } from "express";

const KNOWN = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** Refuses methods that nothing here answers: TRACE would send back what the browser keeps from scripts. */
export const knownMethods: RequestHandler = (request, response, next) => {
  if (KNOWN.includes(request.method)) return next();
  response
    .status(405)
    .set({ Allow: KNOWN.join(", "), "Cache-Control": "no-store" })
    .type("text")
    .send("Method not allowed");
};
