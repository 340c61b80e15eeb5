import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

const HEADER = "X-Request-Id";

/**
 * Gives every request an id of our own, in place of whatever the caller claims: in the trail it has
 * to prove something. Medusa takes it from the header, and the answer has it, so that a proxy can
 * write it beside its own line.
 */
export const ownRequestId: RequestHandler = (request, response, next) => {
  const id = randomUUID();
  request.headers[HEADER.toLowerCase()] = id;
  response.set(HEADER, id);
  next();
};
