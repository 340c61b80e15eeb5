import { defineMiddlewares } from "@medusajs/framework/http";
import { handleError } from "../http/handle-error";
import { recogniseAdmin } from "../http/recognise-admin";
import { requireInvite } from "../http/require-invite";

export default defineMiddlewares({
  errorHandler: handleError,
  routes: [
    { matcher: "/auth/user/emailpass/register", methods: ["POST"], middlewares: [requireInvite] },
    { matcher: "/api/carousel", methods: ["GET"], middlewares: [recogniseAdmin] },
  ],
});
