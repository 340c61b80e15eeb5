import express, { Router } from "express";
import { BUILT_FILE } from "./built-file.ts";
import { precompressedFiles } from "./precompressed-files.ts";

const HOUR_SECONDS = 60 * 60;

/** Built files: names in /assets hold a hash of their content, so browsers keep them for good. */
export function staticFiles(clientFolder: string): Router {
  const router = Router();
  router.use(precompressedFiles(clientFolder));
  router.use(
    "/assets",
    express.static(`${clientFolder}/assets`, BUILT_FILE),
    // A page that asks for a file of an older build gets a plain 404, not a page of HTML.
    (_request, response) => {
      response.status(404).set("Cache-Control", "no-store").type("text").send("Not found");
    },
  );
  router.use(express.static(clientFolder, { maxAge: HOUR_SECONDS * 1000, index: false }));
  return router;
}
