import type { MiddlewareRoute } from "@medusajs/framework/http";
import { noStore } from "./no-store";
import { requireAdmin } from "./signed-in";

/** Guards of payments and orders (spec §6); who may read one order is for its route to say. */
export const orderGuards: MiddlewareRoute[] = [
  { matcher: "/api/create-payment-intent", middlewares: [noStore] },
  { matcher: "/api/orders*", middlewares: [noStore] },
  { matcher: "/api/orders", methods: ["GET"], middlewares: [requireAdmin] },
  { matcher: "/api/orders/:id/status", methods: ["PUT"], middlewares: [requireAdmin] },
  {
    // The signature is over the very bytes.
    matcher: "/api/stripe/webhook",
    methods: ["POST"],
    bodyParser: { preserveRawBody: true },
    middlewares: [noStore],
  },
];
