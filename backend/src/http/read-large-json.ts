import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { json } from "express";

/** Five images of 5 MB as data URLs, which are a third longer, and the words around them. */
const parse = json({ limit: "36mb" });

/**
 * Reads a JSON body that may hold images, or many rows. It stands behind the guard of a call whose own parser
 * is off: strangers cannot make the shop read so much.
 */
export async function readLargeJson(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    parse(request as never, response as never, (error?: unknown) =>
      error ? reject(error) : resolve(),
    );
  });
  next();
}
