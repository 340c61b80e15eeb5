import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { IMAGE_WIDTHS } from "@eldercare/contracts";
import { DATA_SECURITY_POLICY } from "@eldercare/server";
import { type NextFunction, type Request, type Response, Router } from "express";
import { Refusal } from "../errors/refusal";
import { sendError } from "../http/send-error";
import { ImageCache } from "../media/image-cache";

/** One path segment of plain characters with a image's ending: it cannot point anywhere else. */
const IMAGE_NAME = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(?:webp|jpe?g|png|gif)$/i;

/**
 * Serves stored images, to be mounted at /static: `/<name>` as stored, `/<name>?w=640` as a WebP
 * of at most that width (one of IMAGE_WIDTHS, else 400). A name stands for its content for ever, so
 * browsers may keep the answers. Unknown names are 404; answers to mistakes are `{message}`.
 */
export function staticImages({
  uploadsDir,
  resizedDir,
}: {
  uploadsDir: string;
  resizedDir: string;
}): Router {
  const uploads = resolve(uploadsDir);
  const resized = resolve(resizedDir);
  const cache = new ImageCache(resized);
  const router = Router();

  router.get("/:name", async (request, response, next) => {
    try {
      const { name } = request.params;
      const width = widthOf(request);
      if (width === "invalid") {
        throw new Refusal("invalid", `w must be one of ${IMAGE_WIDTHS.join(", ")}.`);
      }
      const source = join(uploads, name);
      if (!IMAGE_NAME.test(name) || !(await isFile(source))) throw notFound();
      if (width === undefined) return send(response, uploads, name, next);
      return send(response, resized, await cache.resized(source, name, width), next);
    } catch (error) {
      next(error);
    }
  });

  router.use((request, response) => {
    if (request.method === "GET" || request.method === "HEAD") throw notFound();
    response.set("Allow", "GET, HEAD");
    throw new Refusal("read-only", "Pictures can only be read here.");
  });

  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    // A URIError: Express could not decode the address, for example /%E0%A4%A.
    if (error instanceof Refusal || error instanceof URIError) return sendError(response, error);
    next(error);
  });

  return router;
}

function widthOf({ query }: Request): number | undefined | "invalid" {
  if (query.w === undefined) return undefined;
  return IMAGE_WIDTHS.find((width) => String(width) === query.w) ?? "invalid";
}

/** Answers a file with validators; `send` sees to HEAD, 304 and ranges. */
function send(response: Response, root: string, name: string, next: NextFunction): void {
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Content-Security-Policy", DATA_SECURITY_POLICY);
  response.sendFile(
    name,
    { root, immutable: true, maxAge: "365d", dotfiles: "deny" },
    (error?: Error & { code?: string }) => {
      // A reader who went away is no error; a file that vanished meanwhile is.
      if (error && !response.headersSent && error.code !== "ECONNABORTED") next(error);
    },
  );
}

const notFound = () => new Refusal("not-found", "Picture not found");

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
