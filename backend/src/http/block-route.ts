import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** Answers for calls of Medusa's core that the shop does not offer. */
export async function blockRoute(_request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.status(404).json({ message: "There is no such call." });
}
