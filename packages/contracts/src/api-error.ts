import type { ChangedMeanwhile } from "./changed-meanwhile.js";

const NOT_REACHED = "We could not reach the shop. Please check your connection and try again.";
const NOT_UNDERSTOOD = "Something went wrong on our side. Please try again in a minute.";

/**
 * A call to `/api` that did not succeed. `message` is what spec §7 says: status, colon, answer
 * text; `sentence` is what a person reads; `status` is 0 when no answer came at all.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly sentence: string,
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

  /** No answer came: the network or the shop is away. */
  static unreachable(): ApiError {
    return new ApiError(0, NOT_REACHED, NOT_REACHED);
  }

  /** An answer came that does not keep the contract. */
  static misunderstood(status: number, detail: string): ApiError {
    return new ApiError(status, detail, NOT_UNDERSTOOD);
  }

  /** The answer said no. */
  static async fromResponse(response: Response): Promise<ApiError> {
    const text = await response.text().catch(() => "");
    // Pages that only browse have no need of schemas: they come with the first call that does.
    const { ErrorResponse } = await import("./errors.js");
    const answer = ErrorResponse.safeParse(jsonOf(text));
    const sentence = answer.success ? answer.data.message : NOT_UNDERSTOOD;
    const { fields, code, meanwhile } = answer.success ? answer.data : {};
    const seconds = Number(response.headers.get("Retry-After")) || undefined;
    const { status, statusText } = response;
    return new ApiError(status, text || statusText, sentence, fields, code, seconds, meanwhile);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
