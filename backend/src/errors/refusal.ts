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

  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly details: RefusalDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** A no to one field of a form; the same sentence stands beside the field. */
  static ofField(kind: RefusalKind, path: string, message: string, code?: string): Refusal {
    return new Refusal(kind, message, { ...(code && { code }), fields: [{ path, message }] });
  }
}
