import type { ErrorResponse } from "@eldercare/contracts";
import { getHttpResponseFromError } from "@medusajs/framework/http";
import { ApiError } from "./api-error";

export interface ErrorAnswer {
  status: number;
  body: ErrorResponse;
}

const UNEXPECTED = "Something went wrong on our side. Please try again.";

/**
 * Status and body for whatever an `/api` call threw. Only messages written for readers are
 * answered: ours, Medusa's own rules, and what Express says of a request that it cannot read.
 */
export function errorAnswerFor(error: unknown): ErrorAnswer {
  if (error instanceof ApiError) return { status: error.status, body: error.body };
  if (error instanceof URIError)
    return { status: 400, body: { message: "The address is malformed." } };
  if (isMedusaError(error)) return medusaAnswer(error);
  const status = requestStatusOf(error);
  if (status) return { status, body: { message: requestProblem(status) } };
  return { status: 500, body: { message: UNEXPECTED } };
}

function medusaAnswer(error: Error): ErrorAnswer {
  const { statusCode, body } = getHttpResponseFromError(error);
  if (statusCode >= 500) return { status: statusCode, body: { message: UNEXPECTED } };
  return {
    status: statusCode,
    body: { message: String(body.message), ...(body.code ? { code: String(body.code) } : {}) },
  };
}

/** Medusa's errors, of whichever copy of the class; out of workflows they come as plain objects. */
function isMedusaError(error: unknown): error is Error {
  return typeof error === "object" && error !== null && "__isMedusaError" in error;
}

/** Express and its body parsers mark what is wrong with a request by a 4xx status. */
function requestStatusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const { status } = error;
  return typeof status === "number" && status >= 400 && status < 500 ? status : undefined;
}

function requestProblem(status: number): string {
  if (status === 413) return "The request is too large.";
  if (status === 415) return "The request's format is not supported.";
  return "The request cannot be read.";
}
