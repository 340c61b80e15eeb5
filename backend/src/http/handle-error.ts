import { log } from "@eldercare/server";
import {
  errorHandler,
  type MedusaErrorHandlerFunction,
  type MedusaRequest,
} from "@medusajs/framework/http";
import { messageOf } from "../errors/message-of";
import { outOfOrder } from "../errors/out-of-order";
import { errorAnswerFor, isRefusedRequest } from "./error-answer";
import { sendAnswer } from "./send-error";

// Medusa types its requests with an optional session, express-session with a required one.
const answerAsMedusa = errorHandler() as unknown as MedusaErrorHandlerFunction;

/**
 * Answers failures of `/api` as the contract says. On Medusa's own routes Medusa answers what it
 * knows; what the shop's guards before them say, and what is out of order below it, it would take for a
 * breakdown.
 */
export const handleError: MedusaErrorHandlerFunction = (error, request, response, next) => {
  const isApi = request.path.startsWith("/api/") || request.path === "/api";
  const isMedusas = !isRefusedRequest(error) && outOfOrder(error) === undefined;
  if (!isApi && isMedusas) return answerAsMedusa(error, request, response, next);
  const answer = errorAnswerFor(error);
  if (answer.status >= 500 && !hasLeft(request, error)) logFailure(request, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendAnswer(response, answer);
};

/** Whoever asked has gone before the request was read: nobody can read it, nobody waits. */
function hasLeft({ destroyed, complete, socket }: MedusaRequest, error: unknown): boolean {
  // What was here in full goes with its connection, too, as long as nobody began to read it.
  const isUnread = messageOf(error) === "stream is not readable";
  return destroyed && (!complete || (isUnread && socket.destroyed));
}

function logFailure(request: MedusaRequest, error: unknown): void {
  const cause = error instanceof Error ? error : new Error(messageOf(error));
  log().error(`${request.method} ${request.path} failed: ${cause.message}`, { error: cause });
}
