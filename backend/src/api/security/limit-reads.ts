import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "./client-address";
import { rateLimit } from "./rate-limit";

/** Counts what anyone may read by the caller's address, before anything of it is done. */
export async function limitReads(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await rateLimit(request, [["readIp", clientAddress(request)]]);
  next();
}
