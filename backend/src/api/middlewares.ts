import { defineMiddlewares } from "@medusajs/framework/http";
import { handleError } from "../http/handle-error";
import { callGuards } from "./security/call-guards";
import { coreAuthRoutes } from "./security/core-auth-routes";
import { endStaleSignIn } from "./security/end-stale-sign-in";

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [{ matcher: "/", middlewares: [endStaleSignIn] }, ...coreAuthRoutes, ...callGuards],
});
