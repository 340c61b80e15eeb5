import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { chooseEncoding, type Encoding } from "@eldercare/server";
import type { RequestHandler } from "express";

const SUFFIX_OF_ENCODING: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/**
 * Sends the compressed twin that the build wrote beside a file, where there is one; goes before
 * the middleware that serves `folder`.
 */
export function precompressedFiles(folder: string): RequestHandler {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${file}`),
  );
  return (request, response, next) => {
    const { path } = request;
    if (files.has(`${path}.br`)) {
      response.vary("Accept-Encoding");
      const encoding = chooseEncoding(request.get("accept-encoding"));
      if (encoding) {
        response.type(extname(path));
        response.set("Content-Encoding", encoding);
        request.url = path + SUFFIX_OF_ENCODING[encoding];
      }
    }
    next();
  };
}
