import { extname } from "node:path";
import { IMAGE_WIDTHS } from "@eldercare/contracts";
import { FileMissing } from "@eldercare/file-store";
import { DATA_SECURITY_POLICY } from "@eldercare/server";
import { type NextFunction, type Request, type Response, Router } from "express";
import { outOfOrder } from "../errors/out-of-order";
import { Refusal } from "../errors/refusal";
import { sendError } from "../http/send-error";
import type { ShownImages } from "../media/shown-images";

/** One path segment of plain characters with a image's ending: it cannot point anywhere else. */
const IMAGE_NAME = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(?:webp|jpe?g|png|gif)$/i;
/** A name stands for its content. */
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * Serves stored images, to be mounted at /static: `/<name>` as stored, `/<name>?w=640` as a WebP
 * of at most that width (one of IMAGE_WIDTHS, else 400). A name stands for its content for ever, so
 * browsers may keep the answers. Unknown names are 404, those that cannot be had at this moment 503;
 * answers to mistakes are `{message}`.
 */
export function staticImages(images: ShownImages): Router {
  const router = Router();

  router.get("/:name", async (request, response, next) => {
    try {
      const { name } = request.params;
      const width = widthOf(request);
      if (width === "invalid") {
        throw new Refusal("invalid", `w must be one of ${IMAGE_WIDTHS.join(", ")}.`);
      }
      if (!IMAGE_NAME.test(name)) throw notFound();
      const bytes = await images.find(name, width);
      send(response, bytes, width === undefined ? extname(name) : ".webp");
    } catch (error) {
      next(error instanceof FileMissing ? notFound() : error);
    }
  });

  router.use((request, response) => {
    if (request.method === "GET" || request.method === "HEAD") throw notFound();
    response.set("Allow", "GET, HEAD");
    throw new Refusal("read-only", "Pictures can only be read here.");
  });

  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    // A URIError: Express could not decode the address, for example /%E0%A4%A.
    const isPlain = error instanceof Refusal || error instanceof URIError;
    if (isPlain || outOfOrder(error)) return sendError(response, error);
    next(error);
  });

  return router;
}

function widthOf({ query }: Request): number | undefined | "invalid" {
  if (query.w === undefined) return undefined;
  return IMAGE_WIDTHS.find((width) => String(width) === query.w) ?? "invalid";
}

/** Express sees to HEAD, to the ETag of the bytes and to 304. */
function send(response: Response, bytes: Buffer, ending: string): void {
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Content-Security-Policy", DATA_SECURITY_POLICY);
  response.set("Cache-Control", FOR_EVER);
  response.type(ending).send(bytes);
}

const notFound = () => new Refusal("not-found", "Picture not found");
