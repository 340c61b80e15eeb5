import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

const LIMIT_MS = 2000;

/** GET /api/health: 200 while the database answers, else 503. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  response.set("Cache-Control", "no-store");
  try {
    await database.raw("select 1").timeout(LIMIT_MS);
    response.json({ status: "ok", database: "ok" });
  } catch {
    response.status(503).json({ status: "failing", database: "failing" });
  }
}
