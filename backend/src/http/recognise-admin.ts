import { authenticate, type MedusaRequestHandler } from "@medusajs/framework/http";

/**
 * Sets `auth_context` for a session or token of an admin, and lets everybody else through.
 * Medusa types its requests with an optional session, express-session with a required one.
 */
export const recogniseAdmin = authenticate("user", ["session", "bearer"], {
  allowUnauthenticated: true,
}) as unknown as MedusaRequestHandler;
