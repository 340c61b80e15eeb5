import type { MiddlewareRoute } from "@medusajs/framework/http";
import { noStore } from "./no-store";
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
  ...PERSONAL.map((matcher) => ({ matcher, middlewares: [noStore] })),
  { matcher: "/api/users", methods: ["GET"], middlewares: [noStore, requireAdmin] },
];
