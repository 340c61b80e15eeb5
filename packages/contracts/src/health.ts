import { z } from "zod";

/** GET /api/health: 200 while the database answers, else 503. */
export const HealthResponse = z.object({
  status: z.enum(["ok", "failing"]),
  database: z.enum(["ok", "failing"]),
});
export type HealthResponse = z.infer<typeof HealthResponse>;
