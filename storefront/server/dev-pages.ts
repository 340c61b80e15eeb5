import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createRequestHandler } from "@react-router/express";
import type { ServerBuild } from "react-router";
import type { PageServer } from "./shop-app.ts";

const STOREFRONT_FOLDER = fileURLToPath(new URL("..", import.meta.url));

/** Serves pages from source through Vite, with hot reload over the shop's own port. */
export async function devPages(server: Server): Promise<PageServer> {
  // Only development has Vite installed.
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: STOREFRONT_FOLDER,
    server: { middlewareMode: true, hmr: { server } },
  });
  const loadBuild = () =>
    vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
  return {
    files: vite.middlewares,
    pages: createRequestHandler({ build: loadBuild, mode: "development" }),
    close: () => vite.close(),
  };
}
