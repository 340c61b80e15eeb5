import { DOCUMENT_HEADERS, REQUEST_ID_HEADER } from "@eldercare/server";
import type express from "express";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** As browsers keep them. */
export const KEPT_FOR_GOOD = `public, max-age=${YEAR_SECONDS}, immutable`;

/** What pages are made of, as it is or compressed; pictures of lines, which can hold scripts, are not among it. */
const PART_OF_PAGES = /\.(js|css|woff2)(\.br|\.gz)?$/;

/**
 * How a file is sent whose name holds a hash of its content: browsers keep it for good, so it has nothing by
 * which a copy could be asked for again. A part of pages has no headers of documents, and no number by which
 * what went wrong with it would be found; what else there is has them all.
 */
export const BUILT_FILE = {
  immutable: true,
  maxAge: YEAR_SECONDS * 1000,
  index: false,
  etag: false,
  lastModified: false,
  acceptRanges: false,
  setHeaders(response: express.Response, path: string) {
    if (!PART_OF_PAGES.test(path)) return;
    for (const name of [...DOCUMENT_HEADERS, REQUEST_ID_HEADER]) response.removeHeader(name);
  },
} satisfies Parameters<typeof express.static>[1];
