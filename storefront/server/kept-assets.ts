import { constants } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { log, onceAtATime, within } from "@eldercare/server";
import type { RequestHandler } from "express";
import { isAssetName } from "./asset-name.ts";
import { BUILT_FILE, KEPT_FOR_GOOD } from "./built-file.ts";
import { keepAssets } from "./keep-assets.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A shop opens without the folder rather than not at all. */
const KEEPING_PATIENCE_MS = 15_000;
const READING_PATIENCE_MS = 2000;
/** More than all files of a page; whoever asks for names that there are not fills no memory. */
const MOST_WAITING = 100;
/** What is to be read is the folder's own, not what a link there leads to. */
const READ_HERE = constants.O_RDONLY | constants.O_NOFOLLOW;

/**
 * Keeps the built files of `own` in `shared` from now on, and again each day, so that they stay for 14 days after
 * the last storefront of this version. Resolves once they are there; a folder that cannot be written is
 * reported, and the shop goes on with its own files.
 */
export async function startKeepingAssets(own: string, shared: string): Promise<void> {
  const keep = onceAtATime(KEEPING_PATIENCE_MS, () => keepAssets(own, shared));
  const keepOrSay = () =>
    keep().catch((error: unknown) =>
      log().error("Built files are not kept for pages that are open: see to ASSETS_DIR.", {
        error,
      }),
    );
  setInterval(keepOrSay, DAY_MS).unref();
  await keepOrSay();
}

/**
 * Answers with files that other versions of the storefront keep in `shared`, by the names of built files alone.
 * They are read one after the other, and whoever asks waits two seconds at most: a volume that hangs holds one
 * of the few threads that Node.js has for files, and the shop has its own.
 */
export function keptAssets(shared: string, patienceMs = READING_PATIENCE_MS): RequestHandler {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const read = (name: string): Promise<Buffer> => {
    waiting += 1;
    const asked = turn
      .then(() => readFile(join(shared, name), { flag: READ_HERE }))
      .finally(() => {
        waiting -= 1;
      });
    turn = asked.catch(() => undefined);
    return within(patienceMs, asked);
  };
  return async (request, response, next) => {
    const name = request.path.slice(1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !isAssetName(name) || waiting >= MOST_WAITING) return next();
    const content = await read(name).catch(() => undefined);
    // A machine that lost its power may have left an empty one.
    if (!content?.length) return next();
    BUILT_FILE.setHeaders(response, name);
    response.set("Cache-Control", KEPT_FOR_GOOD).type(extname(name)).send(content);
  };
}
