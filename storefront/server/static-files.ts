import express, { Router } from "express";
import { BUILT_FILE } from "./built-file.ts";
import { keptAssets } from "./kept-assets.ts";
import { precompressedFiles } from "./precompressed-files.ts";

const HOUR_SECONDS = 60 * 60;

/**
 * Built files: names in /assets hold a hash of their content, so browsers keep them for good. What this build
 * does not have may be another version's, which are kept in `shared` where the settings name a folder.
 */
export function staticFiles(clientFolder: string, shared?: string): Router {
  const router = Router();
  router.use(precompressedFiles(clientFolder));
  router.use(
    "/assets",
    express.static(`${clientFolder}/assets`, BUILT_FILE),
    ...(shared ? [keptAssets(shared)] : []),
    // A page that asks for a file of no version that is kept gets a plain 404, not a page of HTML.
    (_request, response) => {
      response.status(404).set("Cache-Control", "no-store").type("text").send("Not found");
    },
  );
  router.use(express.static(clientFolder, { maxAge: HOUR_SECONDS * 1000, index: false }));
  return router;
}
