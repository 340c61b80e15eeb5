import express, { Router } from "express";
import { precompressedFiles } from "./precompressed-files.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/** Built files: names in /assets hold a hash of their content, so browsers keep them for good. */
export function staticFiles(clientFolder: string): Router {
  const router = Router();
  router.use(precompressedFiles(clientFolder));
  router.use(
    "/assets",
    express.static(`${clientFolder}/assets`, {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
    }),
    // A page that asks for a file of an older build gets a plain 404, not a page of HTML.
    (_request, response) => {
      response.status(404).set("Cache-Control", "no-store").type("text").send("Not found");
    },
  );
  router.use(express.static(clientFolder, { maxAge: HOUR_SECONDS * 1000, index: false }));
  return router;
}
