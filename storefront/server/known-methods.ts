import type { RequestHandler } from "express";
import { refuse } from "./refuse.ts";

const KNOWN = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** Refuses methods that nothing here answers: TRACE would send back what the browser keeps from scripts. */
export const knownMethods: RequestHandler = (request, response, next) => {
  if (KNOWN.includes(request.method)) return next();
  response.set("Allow", KNOWN.join(", "));
  refuse(request, response, { status: 405, sentence: "Method not allowed" });
};
