import type { RequestHandler } from "express";

const METHODS_WITH_BODY = new Set(["POST", "PUT", "PATCH", "DELETE"]);
/** Calls under /api that take files instead. */
const FILE_CALLS = /^\/(?:uploads|imports)\/?$/;
/** Mail programs unsubscribe with a form of their own (RFC 8058). */
const ONE_CLICK_CALL = /^\/newsletter\/unsubscribe\/?$/;
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const REFUSED = "Please send JSON (Content-Type: application/json).";

/**
 * Writes under /api come as JSON: forms of other sites cannot send that without asking first.
 * Calls without a body need no type.
 */
export const requireJson: RequestHandler = (request, response, next) => {
  if (!METHODS_WITH_BODY.has(request.method) || !hasBody(request.headers)) return next();
  if (request.is("application/json")) return next();
  if (FILE_CALLS.test(request.path) && request.is("multipart/form-data")) return next();
  if (ONE_CLICK_CALL.test(request.path) && request.is(FORM_TYPES)) return next();
  response.status(415).set("Cache-Control", "no-store").json({ message: REFUSED });
};

function hasBody(headers: Record<string, string | string[] | undefined>): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}
