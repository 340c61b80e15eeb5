import type { MiddlewareRoute } from "@medusajs/framework/http";
import { recogniseAdmin } from "../../http/recognise-admin";

/** Guards of the care guides: everybody reads, admins see drafts too (spec.md §6). */
export const contentGuards: MiddlewareRoute[] = [
  { matcher: "/api/posts*", methods: ["GET"], middlewares: [recogniseAdmin] },
];
