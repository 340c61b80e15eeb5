import type { ChangedMeanwhile } from "./changed-meanwhile.js";
import type { ErrorResponse } from "./errors.js";

const NOT_REACHED = "We could not reach the shop. Please check your connection and try again.";
const NOT_UNDERSTOOD = "Something went wrong on our side. Please try again in a minute.";

/**
 * A call to `/api` that did not succeed. `message` is what spec §7 says: status, colon, answer
 * text; `status` is 0 when no answer came at all.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** What the answer itself says to people; empty where it brings no words. */
    readonly explanation: string,
    readonly fields: readonly { path: string; message: string }[] = [],
    /** Stable word for programs, where one call can fail in several ways. */
    readonly code?: string,
    /** After how many seconds to try again, where the answer (a 429) says so. */
    readonly retryAfter?: number,
    /** What two people changed at once, where the answer (a 409) says so. */
    readonly meanwhile: readonly ChangedMeanwhile[] = [],
  ) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
  }

  /** What a person reads, where no other words are specified for an answer without any. */
  get sentence(): string {
    return this.explanation || NOT_UNDERSTOOD;
  }

  /** No answer came: the network or the shop is away. */
  static unreachable(): ApiError {
    return new ApiError(0, NOT_REACHED, NOT_REACHED);
  }

  /** An answer came that does not keep the contract. */
  static misunderstood(status: number, detail: string): ApiError {
    return new ApiError(status, detail, "");
  }

  /** The answer said no. */
  static async fromResponse(response: Response): Promise<ApiError> {
    const text = await response.text().catch(() => "");
    const answer = await errorResponseIn(jsonOf(text));
    const { message = "", fields, code, meanwhile } = answer ?? {};
    const seconds = Number(response.headers.get("Retry-After")) || undefined;
    const { status, statusText } = response;
    return new ApiError(status, text || statusText, message, fields, code, seconds, meanwhile);
  }
}

/**
 * The {@link ErrorResponse} in an answer's JSON, if it is one. Whoever is not signed in is refused by a
 * sentence alone: pages that only browse read it without the schemas, which come with a fuller answer.
 */
export async function errorResponseIn(json: unknown): Promise<ErrorResponse | undefined> {
  if (isSentenceAlone(json)) return json;
  const { ErrorResponse } = await import("./errors.js");
  return ErrorResponse.safeParse(json).data;
}

function isSentenceAlone(json: unknown): json is { message: string; code?: string } {
  // Whatever is no object has no message.
  const { message, code = "", ...others } = (json ?? {}) as { message?: unknown; code?: unknown };
  return (
    typeof message === "string" && typeof code === "string" && Object.keys(others).length === 0
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
