import type { ErrorResponse } from "@eldercare/contracts";

/** Which kind of no it is. What each means in HTTP is for `http/error-answer.ts` alone to say. */
export type RefusalKind =
  | "invalid"
  | "signed-out"
  | "not-allowed"
  | "not-found"
  | "conflict"
  | "read-only"
  | "too-many"
  | "unavailable";

/** What a refusal says beside its sentence: a code for programs, fields, the state of things. */
export type RefusalDetails = Omit<ErrorResponse, "message">;

/** The shop says no; the message is a sentence for whoever asked. */
export class Refusal extends Error {
  override name = "Refusal";
  /** Of "too-many": after how many seconds to try again. */
  retryAfter?: number;

  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly details: RefusalDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** A no for `seconds`, to somebody who did something too often; `code` says what. */
  static tooMany(message: string, seconds: number, code: string): Refusal {
    const refusal = new Refusal("too-many", message, { code });
    refusal.retryAfter = Math.max(1, Math.ceil(seconds));
    return refusal;
  }

  /** A no to one field of a form; the same sentence stands beside the field. */
  static ofField(kind: RefusalKind, path: string, message: string, code?: string): Refusal {
    return new Refusal(kind, message, { ...(code && { code }), fields: [{ path, message }] });
  }
}
