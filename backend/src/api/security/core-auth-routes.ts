import type { MiddlewareRoute } from "@medusajs/framework/http";
import { refuseBrokenText } from "../../http/refuse-broken-text";
import { requireInvite } from "../../http/require-invite";
import { countFactorCode, endOtherSessions, requireRecentPassword } from "./second-factor-changes";
import { requestStaffPasswordReset } from "./staff-password-reset";
import {
  forgetSignedIn,
  guardSecondFactor,
  guardStaffRegistration,
  guardStaffSignIn,
  renewSessionFirst,
  requireStaffAccount,
  requireStaffToken,
} from "./staff-sign-in";

/**
 * Guards of Medusa's own ways to sign in, which know nothing of the shop's rules. What has no guard
 * here and is not on the list of open routes (server/open-routes.ts) is closed.
 */
export const coreAuthRoutes: MiddlewareRoute[] = [
  { matcher: "/auth/*", methods: ["POST"], middlewares: [refuseBrokenText] },
  { matcher: "/auth/user/emailpass", methods: ["POST"], middlewares: [guardStaffSignIn] },
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
  {
    matcher: "/auth/session",
    methods: ["POST"],
    middlewares: [requireStaffToken, renewSessionFirst],
  },
  { matcher: "/auth/session", methods: ["DELETE"], middlewares: [forgetSignedIn] },
  {
    matcher: "/auth/mfa/challenges/:id/verify",
    methods: ["POST"],
    middlewares: [guardSecondFactor],
  },
  { matcher: "/auth/mfa/factors*", middlewares: [requireStaffAccount] },
  {
    matcher: "/auth/mfa/factors",
    methods: ["POST"],
    middlewares: [requireStaffAccount, requireRecentPassword],
  },
  {
    matcher: "/auth/mfa/factors/:id/verify",
    methods: ["POST"],
    middlewares: [requireStaffAccount, countFactorCode, endOtherSessions],
  },
  {
    matcher: "/auth/mfa/factors/:id",
    methods: ["DELETE"],
    middlewares: [requireStaffAccount, countFactorCode, endOtherSessions],
  },
  {
    matcher: "/auth/mfa/recovery-codes",
    methods: ["POST"],
    middlewares: [requireStaffAccount, requireRecentPassword],
  },
];
