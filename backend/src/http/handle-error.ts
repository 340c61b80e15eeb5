import {
  errorHandler,
  type MedusaErrorHandlerFunction,
  type MedusaRequest,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../errors/message-of";
import { Refusal } from "../errors/refusal";
import { errorAnswerFor } from "./error-answer";

// Medusa types its requests with an optional session, express-session with a required one.
const answerAsMedusa = errorHandler() as unknown as MedusaErrorHandlerFunction;

/**
 * Answers failures of `/api`, and what the shop's guards refuse elsewhere, as the contract says;
 * other failures of Medusa's own routes are left to Medusa.
 */
export const handleError: MedusaErrorHandlerFunction = (error, request, response, next) => {
  const isApi = request.path.startsWith("/api/") || request.path === "/api";
  if (!isApi && !(error instanceof Refusal)) {
    return answerAsMedusa(error, request, response, next);
  }
  const { status, body } = errorAnswerFor(error);
  if (status >= 500) logFailure(request, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.status(status).set("Cache-Control", "no-store").json(body);
};

function logFailure(request: MedusaRequest, error: unknown): void {
  const logger = request.scope?.resolve(ContainerRegistrationKeys.LOGGER) ?? console;
  const cause = error instanceof Error ? error : new Error(messageOf(error));
  logger.error(`${request.method} ${request.path} failed: ${cause.message}`, cause);
}
