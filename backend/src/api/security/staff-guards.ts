import type { MiddlewareRoute } from "@medusajs/framework/http";
import { readLargeJson } from "../../http/read-large-json";
import { receiveImages } from "../../http/receive-images";
import { requireAdmin } from "./signed-in";

/** What staff create and change may bring images along (spec §7). */
const WITH_IMAGES = ["products", "categories", "carousel"];

/** Guards of the calls that only staff may make (spec §6): 401 signed out, 403 for customers. */
export const staffGuards: MiddlewareRoute[] = [
  ...WITH_IMAGES.flatMap((noun): MiddlewareRoute[] => [
    {
      matcher: `/api/${noun}`,
      methods: ["POST"],
      bodyParser: false,
      middlewares: [requireAdmin, readLargeJson],
    },
    {
      matcher: `/api/${noun}/:id`,
      methods: ["PUT"],
      bodyParser: false,
      middlewares: [requireAdmin, readLargeJson],
    },
    { matcher: `/api/${noun}/:id`, methods: ["DELETE"], middlewares: [requireAdmin] },
  ]),
  {
    matcher: "/api/uploads",
    methods: ["POST"],
    bodyParser: false,
    middlewares: [requireAdmin, receiveImages],
  },
  { matcher: "/api/dashboard", methods: ["GET"], middlewares: [requireAdmin] },
  { matcher: "/api/users/:id/resend-verification", methods: ["POST"], middlewares: [requireAdmin] },
];
