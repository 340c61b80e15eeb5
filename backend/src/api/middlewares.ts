import { defineMiddlewares } from "@medusajs/framework/http";
import { handleError } from "../http/handle-error";
import { recogniseAdmin } from "../http/recognise-admin";
import { accountGuards } from "./security/account-guards";
import { contentGuards } from "./security/content-guards";
import { coreAuthRoutes } from "./security/core-auth-routes";
import { importGuards } from "./security/import-guards";
import { orderGuards } from "./security/order-guards";
import { staffGuards } from "./security/staff-guards";

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [
    ...coreAuthRoutes,
    ...accountGuards,
    ...contentGuards,
    ...importGuards,
    ...orderGuards,
    ...staffGuards,
    { matcher: "/api/carousel", methods: ["GET"], middlewares: [recogniseAdmin] },
  ],
});
