import { defineMiddlewares } from "@medusajs/framework/http";
import { handleError } from "../http/handle-error";
import { refuseLongUpload } from "../http/refuse-long-upload";
import { beginSecurityEvents } from "./security/begin-security-events";
import { callGuards } from "./security/call-guards";
import { coreAuthRoutes } from "./security/core-auth-routes";
import { endStaleSignIn } from "./security/end-stale-sign-in";
import { keepAccountAddress } from "./security/keep-account-address";
import { nameCanceller } from "./security/name-canceller";
import { recordMedusaChanges } from "./security/record-medusa-changes";

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [
    { matcher: "/", middlewares: [beginSecurityEvents, endStaleSignIn, recordMedusaChanges] },
    { matcher: "/admin/uploads", methods: ["POST"], middlewares: [refuseLongUpload] },
    { matcher: "/admin/customers/:id", methods: ["POST"], middlewares: [keepAccountAddress] },
    { matcher: "/admin/orders/:id/cancel", methods: ["POST"], middlewares: [nameCanceller] },
    ...coreAuthRoutes,
    ...callGuards,
  ],
});
