import type { ErrorResponse } from "@eldercare/contracts";

/** A failure of an `/api` call that its caller should read: status and body as they are answered. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    readonly body: ErrorResponse,
  ) {
    super(body.message);
  }
}
