import type { ErrorResponse } from "@eldercare/contracts";
import { SHOP_AWAY, withRequestNumber } from "@eldercare/server";
import { getHttpResponseFromError } from "@medusajs/framework/http";
import { type OutOfOrder, outOfOrder } from "../errors/out-of-order";
import { Refusal, type RefusalKind } from "../errors/refusal";

export interface ErrorAnswer {
  status: number;
  body: ErrorResponse;
  /** In seconds: the header Retry-After. */
  retryAfter?: number;
}

/** What each kind of refusal is in HTTP: the one place that knows. */
const STATUS_OF_REFUSAL: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  "signed-out": 401,
  "not-allowed": 403,
  "not-found": 404,
  conflict: 409,
  "read-only": 405,
  "too-many": 429,
  // Somebody whom the shop relies on does not answer, like the card payments.
  unavailable: 502,
};

const TOOK_TOO_LONG =
  "This took too long, so we stopped it. Please try again in a moment, or ask for less.";
const RETRY_AFTER_TIMEOUT = 10;
/** PostgreSQL's code for a statement that ran beyond statement_timeout. */
const QUERY_CANCELED = "57014";

/** It is back within seconds, or somebody is at work on it. */
const RETRY_AFTER_OUT_OF_ORDER = 10;

const OUT_OF_ORDER: Readonly<Record<OutOfOrder, string>> = {
  "database-away": SHOP_AWAY,
  "redis-away": SHOP_AWAY,
  "files-away":
    "Our shop cannot reach its pictures and files right now. Please try again in a minute.",
  "no-room": "Our shop has no room left to save this. Please try again later, or call us.",
};

const UNEXPECTED = "Something went wrong on our side. Please try again.";

/**
 * Status and body for whatever an `/api` call threw. Only messages written for readers are
 * answered: ours, Medusa's own rules, and what Express says of a request that it cannot read.
 */
export function errorAnswerFor(error: unknown): ErrorAnswer {
  if (error instanceof Refusal) return refusalAnswer(error);
  if (error instanceof URIError)
    return { status: 400, body: { message: "The address is malformed." } };
  const reason = outOfOrder(error);
  if (reason) return outOfOrderAnswer(reason);
  if (isMedusaError(error)) return medusaAnswer(error);
  if (isStatementTimeout(error)) {
    return { status: 503, body: { message: TOOK_TOO_LONG }, retryAfter: RETRY_AFTER_TIMEOUT };
  }
  const status = requestStatusOf(error);
  if (status) return { status, body: { message: requestProblem(status) } };
  return { status: 500, body: { message: withRequestNumber(UNEXPECTED) } };
}

/** Whether the shop or Express said no to a request, in a form that Medusa does not know. */
export function isRefusedRequest(error: unknown): boolean {
  return (
    error instanceof Refusal || error instanceof URIError || requestStatusOf(error) !== undefined
  );
}

/** What is told while something below the shop does not do its work. */
export function outOfOrderAnswer(reason: OutOfOrder): ErrorAnswer {
  const body = { message: OUT_OF_ORDER[reason] };
  return { status: 503, body, retryAfter: RETRY_AFTER_OUT_OF_ORDER };
}

function refusalAnswer({ kind, message, details, retryAfter }: Refusal): ErrorAnswer {
  return {
    status: STATUS_OF_REFUSAL[kind],
    body: { message, ...details },
    ...(retryAfter && { retryAfter }),
  };
}

function medusaAnswer(error: Error): ErrorAnswer {
  const { statusCode, body } = getHttpResponseFromError(error);
  if (statusCode >= 500)
    return { status: statusCode, body: { message: withRequestNumber(UNEXPECTED) } };
  return {
    status: statusCode,
    body: { message: String(body.message), ...(body.code ? { code: String(body.code) } : {}) },
  };
}

/** Medusa's errors, of whichever copy of the class; out of workflows they come as plain objects. */
function isMedusaError(error: unknown): error is Error {
  return typeof error === "object" && error !== null && "__isMedusaError" in error;
}

function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === QUERY_CANCELED;
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
