import { ADDRESSES, CALL_NAMES, callOf, pathOf } from "@eldercare/contracts/calls";
import type { RequestHandler } from "express";

const METHODS_WITH_BODY = new Set(["POST", "PUT", "PATCH", "DELETE"]);
const MULTIPART = "multipart/form-data";
const REFUSED = "Please send JSON (Content-Type: application/json).";

/** What besides JSON calls take: files, and the forms that mail programs unsubscribe with (RFC 8058). */
const FORMS_OF_KIND: Readonly<Record<string, readonly string[]>> = {
  images: [MULTIPART],
  import: [MULTIPART],
  "json-or-form": ["application/x-www-form-urlencoded", MULTIPART],
};

const formsOfPath = new Map(
  CALL_NAMES.map(
    (name) => [pathOf(ADDRESSES[name]), FORMS_OF_KIND[callOf(name).bodyKind ?? ""]] as const,
  ).filter(([, forms]) => forms),
);

/**
 * Writes under /api come as JSON, but for calls that take files: forms of other sites cannot send
 * JSON without asking first. Calls without a body need no type.
 */
export const requireJson: RequestHandler = (request, response, next) => {
  if (!METHODS_WITH_BODY.has(request.method) || !hasBody(request.headers)) return next();
  if (request.is("application/json")) return next();
  const forms = formsOfPath.get(`${request.baseUrl}${request.path}`.replace(/\/$/, ""));
  if (forms && request.is([...forms])) return next();
  response.status(415).set("Cache-Control", "no-store").json({ message: REFUSED });
};

function hasBody(headers: Record<string, string | string[] | undefined>): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}
