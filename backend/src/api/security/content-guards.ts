import type { MiddlewareRoute } from "@medusajs/framework/http";
import { readLargeJson } from "../../http/read-large-json";
import { recogniseAdmin } from "../../http/recognise-admin";
import { noStore } from "./no-store";
import { requireAdmin } from "./signed-in";

/** What only staff may read and mark: messages and subscribers. */
const STAFF_CALLS: readonly (readonly [matcher: string, methods: MiddlewareRoute["methods"]])[] = [
  ["/api/contact-messages*", ["GET", "PUT"]],
  ["/api/newsletter", ["GET"]],
  ["/api/newsletter/export", ["GET"]],
];

/** Guards of care guides, contact messages and newsletter (spec §6). Admins see drafts too. */
export const contentGuards: MiddlewareRoute[] = [
  { matcher: "/api/posts*", methods: ["GET"], middlewares: [recogniseAdmin] },
  {
    matcher: "/api/posts*",
    methods: ["POST", "PUT"],
    bodyParser: false,
    middlewares: [requireAdmin, readLargeJson],
  },
  { matcher: "/api/posts/:id", methods: ["DELETE"], middlewares: [requireAdmin] },
  ...STAFF_CALLS.map(([matcher, methods]) => ({
    matcher,
    methods,
    middlewares: [noStore, requireAdmin],
  })),
];
