import type { StorefrontSettings } from "@eldercare/contracts/settings";
import compression from "compression";
import express, { type Express, type RequestHandler } from "express";
import { health } from "./health.ts";
import { medusaProxy } from "./medusa-proxy.ts";
import { securityHeaders } from "./security-headers.ts";

/** What renders the pages and serves their files: the production build, or Vite while developing. */
export type PageServer = { files: RequestHandler; pages: RequestHandler };

/** The shop's origin: health, Medusa's part (`/api`, `/static`), built files, pages. */
export function createShopApp(settings: StorefrontSettings, pageServer: PageServer): Express {
  const app = express();
  app.disable("x-powered-by");
  // Pages bring their own ETags.
  app.disable("etag");
  app.set("trust proxy", settings.TRUSTED_PROXIES);
  app.use(securityHeaders(settings.SHOP_URL));
  app.get("/health", health(settings.MEDUSA_URL));
  app.use(compression());
  app.use(["/api", "/static"], medusaProxy(settings.MEDUSA_URL));
  app.use(pageServer.files);
  app.all("*", pageServer.pages);
  return app;
}
