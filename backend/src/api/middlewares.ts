import { defineMiddlewares } from "@medusajs/framework/http";
import { handleError } from "../http/handle-error";
import { callGuards } from "./security/call-guards";
import { coreAuthRoutes } from "./security/core-auth-routes";

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [...coreAuthRoutes, ...callGuards],
});
