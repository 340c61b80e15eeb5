import type { Server } from "node:http";
import * as build from "virtual:react-router/server-build";
import type { StorefrontSettings } from "@eldercare/contracts/settings";
import { createRequestHandler } from "@react-router/express";
import { createRequestHandler as createRenderer } from "react-router";
import { CLIENT_FOLDER } from "./client-folder.ts";
import { startKeepingAssets } from "./kept-assets.ts";
import { measuredPage } from "./measure-pages.ts";
import type { PageServer } from "./shop-app.ts";
import { staticFiles } from "./static-files.ts";

/**
 * The pages that were built together with this program. Before the first of them leaves, every storefront that
 * shares the folder of the settings has its files.
 */
export async function builtPages(
  _server: Server,
  { ASSETS_DIR: shared }: Pick<StorefrontSettings, "ASSETS_DIR">,
): Promise<PageServer> {
  if (shared) await startKeepingAssets(`${CLIENT_FOLDER}/assets`, shared);
  return {
    files: staticFiles(CLIENT_FOLDER, shared),
    pages: createRequestHandler({ build, mode: "production" }),
    measured: measuredPage(build.routes),
    render: createRenderer(build, "production"),
  };
}
