import type { MiddlewareRoute } from "@medusajs/framework/http";
import { blockRoute } from "../../http/block-route";
import { requireInvite } from "../../http/require-invite";
import { requestStaffPasswordReset } from "./staff-password-reset";
import {
  guardStaffRegistration,
  guardStaffSignIn,
  renewSessionFirst,
  requireStaffToken,
} from "./staff-sign-in";

/**
 * Medusa's own ways to sign in and to make accounts, which know nothing of the shop's rules.
 * Customers have none (`authMethodsPerActor` in medusa-config.ts); staff keep what Medusa Admin
 * uses, guarded; the rest is closed.
 */
export const coreAuthRoutes: MiddlewareRoute[] = [
  { matcher: "/auth/user/emailpass", methods: ["POST"], middlewares: [guardStaffSignIn] },
  { matcher: "/auth/user/emailpass", methods: ["GET"], middlewares: [blockRoute] },
  {
    matcher: "/auth/user/emailpass/register",
    methods: ["POST"],
    middlewares: [requireInvite, guardStaffRegistration],
  },
  {
    matcher: "/auth/user/emailpass/reset-password",
    methods: ["POST"],
    middlewares: [requestStaffPasswordReset],
  },
  { matcher: "/auth/user/emailpass/update", methods: ["POST"], middlewares: [blockRoute] },
  {
    matcher: "/auth/session",
    methods: ["POST"],
    middlewares: [requireStaffToken, renewSessionFirst],
  },
  // A token that can be renewed for ever would outlive a new password.
  { matcher: "/auth/token/refresh", methods: ["POST"], middlewares: [blockRoute] },
  { matcher: "/auth/verification/request", methods: ["POST"], middlewares: [blockRoute] },
  { matcher: "/auth/verification/confirm", methods: ["POST"], middlewares: [blockRoute] },
  { matcher: "/auth/emailpass/user", methods: ["POST"], middlewares: [blockRoute] },
  // Medusa's webhook says yes before it has checked anything, and forgets events in a crash:
  // Stripe's events come to /api/stripe/webhook.
  { matcher: "/hooks/payment*", methods: ["POST"], middlewares: [blockRoute] },
];
