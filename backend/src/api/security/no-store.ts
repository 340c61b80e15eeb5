import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** What concerns one person is kept by no cache. */
export async function noStore(
  _request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  response.set("Cache-Control", "no-store");
  next();
}
