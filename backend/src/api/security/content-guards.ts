import type { MiddlewareRoute } from "@medusajs/framework/http";
import { recogniseAdmin } from "../../http/recognise-admin";
import { neverStored } from "./never-stored";
import { requireAdmin } from "./signed-in";

/** What only staff may do with guides, messages and subscribers. */
const STAFF_CALLS: readonly (readonly [matcher: string, methods: MiddlewareRoute["methods"]])[] = [
  ["/api/posts*", ["POST", "PUT", "DELETE"]],
  ["/api/contact-messages*", ["GET", "PUT"]],
  ["/api/newsletter", ["GET"]],
  ["/api/newsletter/export", ["GET"]],
];

/** Guards of care guides, contact messages and newsletter (spec.md §6). Admins see drafts too. */
export const contentGuards: MiddlewareRoute[] = [
  { matcher: "/api/posts*", methods: ["GET"], middlewares: [recogniseAdmin] },
  ...STAFF_CALLS.map(([matcher, methods]) => ({
    matcher,
    methods,
    middlewares: [neverStored, requireAdmin],
  })),
];
