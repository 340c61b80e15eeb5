import type { MiddlewareRoute } from "@medusajs/framework/http";
import { neverStored } from "./no-store";
import { requireAdmin } from "./signed-in";

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

/** Guards of the account calls (spec §6). */
export const accountGuards: MiddlewareRoute[] = [
  ...PERSONAL.map((matcher) => ({ matcher, middlewares: [neverStored] })),
  { matcher: "/api/users", methods: ["GET"], middlewares: [neverStored, requireAdmin] },
];
