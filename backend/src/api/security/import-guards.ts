import type { MiddlewareRoute } from "@medusajs/framework/http";
import { receiveImport } from "../api/imports/receive-import";
import { noStore } from "./no-store";
import { requireAdmin } from "./signed-in";

/** Guards of imports and exports, which are staff's alone (spec §6). */
export const importGuards: MiddlewareRoute[] = [
  {
    matcher: "/api/imports",
    methods: ["POST"],
    bodyParser: false,
    middlewares: [requireAdmin, receiveImport],
  },
  { matcher: "/api/imports", methods: ["GET"], middlewares: [noStore, requireAdmin] },
  {
    matcher: "/api/imports/*",
    methods: ["GET", "POST"],
    middlewares: [noStore, requireAdmin],
  },
  { matcher: "/api/catalogue-files/*", methods: ["GET"], middlewares: [noStore, requireAdmin] },
  { matcher: "/api/private-files/*", middlewares: [noStore, requireAdmin] },
];
