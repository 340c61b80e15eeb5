import { fileURLToPath } from "node:url";
import { createRequestHandler } from "@react-router/express";
import { createRequestHandler as createRenderer, type ServerBuild } from "react-router";
import type { PageServer } from "./shop-app.ts";
import { staticFiles } from "./static-files.ts";

const BUILD_FOLDER = fileURLToPath(new URL("../build", import.meta.url));

/** Serves the production build. Throws a plain sentence when there is none. */
export async function builtPages(): Promise<PageServer> {
  const entry = new URL("../build/server/index.js", import.meta.url).href;
  const build = (await import(entry).catch((cause: unknown) => {
    throw new Error("The storefront's build cannot be loaded: run `npm run build` first.", {
      cause,
    });
  })) as ServerBuild;
  return {
    files: staticFiles(`${BUILD_FOLDER}/client`),
    pages: createRequestHandler({ build, mode: "production" }),
    render: createRenderer(build, "production"),
  };
}
