import type { Response } from "express";
import { errorAnswerFor } from "./error-answer";

/** Answers what went wrong, see {@link errorAnswerFor}; no cache may keep it. */
export function sendError(response: Response, error: unknown): void {
  const { status, body, retryAfter } = errorAnswerFor(error);
  if (retryAfter) response.set("Retry-After", String(retryAfter));
  response.status(status).set("Cache-Control", "no-store").json(body);
}
