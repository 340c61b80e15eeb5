import { defineMiddlewares } from "@medusajs/framework/http";
import { handleError } from "../http/handle-error";
import { refuseLongUpload } from "../http/refuse-long-upload";
import { refusePartsOfCents } from "../http/refuse-parts-of-cents";
import { beginSecurityEvents } from "./security/begin-security-events";
import { callGuards } from "./security/call-guards";
import { coreAuthRoutes } from "./security/core-auth-routes";
import { endStaleSignIn } from "./security/end-stale-sign-in";
import { keepAccountAddress } from "./security/keep-account-address";
import { keepFoundations } from "./security/keep-foundations";
import { keepReserved } from "./security/keep-reserved";
import { nameCanceller } from "./security/name-canceller";
import { recordMedusaChanges } from "./security/record-medusa-changes";
import { refuseAwaited, refuseAwaitedLeftOut } from "./security/refuse-awaited";
import { refuseUnfollowed } from "./security/refuse-unfollowed";
import { refuseUnpaidParcels } from "./security/refuse-unpaid-parcels";

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [
    { matcher: "/", middlewares: [beginSecurityEvents, endStaleSignIn, recordMedusaChanges] },
    { matcher: "/admin/uploads", methods: ["POST"], middlewares: [refuseLongUpload] },
    { matcher: "/admin/customers/:id", methods: ["POST"], middlewares: [keepAccountAddress] },
    { matcher: "/admin/*", methods: ["DELETE"], middlewares: [keepFoundations] },
    {
      matcher: "/admin/reservations/:id",
      methods: ["POST", "DELETE"],
      middlewares: [keepReserved],
    },
    { matcher: "/admin/orders/:id/cancel", methods: ["POST"], middlewares: [nameCanceller] },
    {
      matcher: "/admin/products/batch",
      methods: ["POST"],
      middlewares: [refuseAwaited("product"), refuseAwaitedLeftOut],
    },
    { matcher: "/admin/products/:id", methods: ["POST"], middlewares: [refuseAwaitedLeftOut] },
    {
      matcher: "/admin/products/:id",
      methods: ["DELETE"],
      middlewares: [refuseAwaited("product")],
    },
    {
      matcher: "/admin/products/:id/variants/batch",
      methods: ["POST"],
      middlewares: [refuseAwaited("variant")],
    },
    {
      matcher: "/admin/products/:id/variants/:variant_id",
      methods: ["DELETE"],
      middlewares: [refuseAwaited("variant")],
    },
    {
      matcher: "/admin/payments/:id/capture",
      methods: ["POST"],
      middlewares: [refusePartsOfCents],
    },
    { matcher: "/admin/payments/:id/refund", methods: ["POST"], middlewares: [refusePartsOfCents] },
    {
      matcher: "/admin/orders/:id/fulfillments",
      methods: ["POST"],
      middlewares: [refuseUnpaidParcels],
    },
    {
      matcher: "/admin/orders/:id/fulfillments/:fulfillment_id/shipments",
      methods: ["POST"],
      middlewares: [refuseUnpaidParcels],
    },
    ...refuseUnfollowed,
    ...coreAuthRoutes,
    ...callGuards,
  ],
});
