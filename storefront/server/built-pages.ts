import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/express";
import { createRequestHandler as createRenderer } from "react-router";
import { CLIENT_FOLDER } from "./client-folder.ts";
import { measuredPage } from "./measure-pages.ts";
import type { PageServer } from "./shop-app.ts";
import { staticFiles } from "./static-files.ts";

/** The pages that were built together with this program. */
export function builtPages(): PageServer {
  return {
    files: staticFiles(CLIENT_FOLDER),
    pages: createRequestHandler({ build, mode: "production" }),
    measured: measuredPage(build.routes),
    render: createRenderer(build, "production"),
  };
}
