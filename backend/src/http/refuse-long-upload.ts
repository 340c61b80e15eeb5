import { IMPORT_MAX_FILE_BYTES } from "@eldercare/contracts";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../errors/refusal";

/** As much as a table of an import may have, and what its form wraps around it. */
const MOST_BYTES = IMPORT_MAX_FILE_BYTES + 64 * 1024;

/**
 * Refuses uploads to Medusa's own routes, which Medusa reads into memory whatever their size: those
 * that say that they are too long, and those that do not say how long they are. Nobody can send more
 * than was said: Node.js holds a request to its Content-Length.
 */
export function refuseLongUpload(
  request: Pick<MedusaRequest, "headers">,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  if (Number.isNaN(length)) {
    throw new Refusal("invalid", "The upload has to say how long it is (Content-Length).");
  }
  if (length > MOST_BYTES) throw new Refusal("invalid", "The upload is too large.");
  next();
}
