import { readdirSync } from "node:fs";
import { extname } from "node:path";
import type { RequestHandler } from "express";

const SUFFIX_OF_ENCODING = { br: ".br", gzip: ".gz" } as const;
type Encoding = keyof typeof SUFFIX_OF_ENCODING;
const ENCODINGS = Object.keys(SUFFIX_OF_ENCODING) as Encoding[];

/** Which of the encodings a client takes, best first; none when it takes only plain files. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim().toLowerCase());
  const takes = (encoding: string) =>
    offers.some((offer) => {
      const [name, weight = ""] = offer.split(/\s*;\s*/);
      return name === encoding && !/^q=0(\.0*)?$/.test(weight);
    });
  return ENCODINGS.find(takes) ?? null;
}

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
