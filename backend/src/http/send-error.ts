import type { Response } from "express";
import { type ErrorAnswer, errorAnswerFor } from "./error-answer";

/** Answers what went wrong, see {@link errorAnswerFor}; no cache may keep it. */
export function sendError(response: Response, error: unknown): void {
  sendAnswer(response, errorAnswerFor(error));
}

/** Sends an answer that says no. */
export function sendAnswer(response: Response, { status, body, retryAfter }: ErrorAnswer): void {
  if (retryAfter) response.set("Retry-After", String(retryAfter));
  response.status(status).set("Cache-Control", "no-store").json(body);
}
