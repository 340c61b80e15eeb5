import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { requireAdmin } from "./signed-in";

/** What concerns one person is kept by no cache. */
async function neverStored(
  _request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  response.set("Cache-Control", "no-store");
  next();
}

const PERSONAL = [
  "/api/account*",
  "/api/auth/user",
  "/api/login",
  "/api/logout",
  "/api/register",
  "/api/verify-email",
  "/api/resend-verification",
  "/api/forgot-password",
  "/api/reset-password",
];

/** Guards of the account calls (spec.md §6). */
export const accountGuards: MiddlewareRoute[] = [
  ...PERSONAL.map((matcher) => ({ matcher, middlewares: [neverStored] })),
  { matcher: "/api/users", methods: ["GET"], middlewares: [neverStored, requireAdmin] },
];
