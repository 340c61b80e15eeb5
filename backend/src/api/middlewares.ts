import { defineMiddlewares } from "@medusajs/framework/http";
import { handleError } from "../http/handle-error";
import { recogniseAdmin } from "../http/recognise-admin";
import { accountGuards } from "./security/account-guards";
import { contentGuards } from "./security/content-guards";
import { coreSideDoors } from "./security/core-side-doors";

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [
    ...coreSideDoors,
    ...accountGuards,
    ...contentGuards,
    { matcher: "/api/carousel", methods: ["GET"], middlewares: [recogniseAdmin] },
  ],
});
