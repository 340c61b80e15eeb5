import { createHash, randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import plainZeroStyle from "@eldercare/brand/plain-zero.css?inline";
import { log } from "@eldercare/server";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import icon from "../public/favicon.svg?raw";
import { builtStyle } from "../server/built-styles.ts";
import { iconInside } from "../server/icon-inside.ts";
import { scriptsLast } from "../server/scripts-last.ts";
import { shopPagePolicy } from "../server/shop-page-policy.ts";
import { stylesInside } from "../server/styles-inside.ts";
import beforePaint from "./inline-scripts/before-paint.entry.ts?inline-script";
import firstFrame from "./inline-scripts/first-frame.entry.ts?inline-script";
import last from "./inline-scripts/start-scripts.entry.ts?inline-script";
import { storefrontSettings } from "./storefront-settings";

/**
 * Marks the scripts that this server wrote. The mark never leaves the process: it is replaced by
 * hashes in the Content-Security-Policy, which (unlike a nonce) stay the same while the page does,
 * so that an unchanged page can be answered with 304.
 */
const OWN_SCRIPT = randomBytes(16).toString("base64url");
const OWN_SCRIPT_MARK = ` nonce="${OWN_SCRIPT}"`;
const OWN_INLINE_SCRIPT = new RegExp(`<script${OWN_SCRIPT_MARK}(?: [^>]*)?>([^]*?)</script>`, "g");

const first = [beforePaint, firstFrame];

export const streamTimeout = 10_000;

/** Renders a page in full: nothing on it is deferred, and its ETag needs the whole text. */
async function renderPage(page: ReactElement, onError: (error: unknown) => void): Promise<string> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        pipe(sink);
        finished(sink)
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(
      () => abort(new Error("The page took too long")),
      streamTimeout + 1000,
    );
  });
  return Buffer.concat(chunks).toString("utf8");
}

function scriptHashes(markedHtml: string): string[] {
  const ownScripts = [...markedHtml.matchAll(OWN_INLINE_SCRIPT)].map((match) => match[1] ?? "");
  const hashes = [...first, last, ...ownScripts]
    .filter((script) => script !== "")
    .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return [...new Set(hashes)];
}

/** What a page brings along in place of files, and the order in which it asks for the others. */
const asSent = (html: string) =>
  iconInside(
    stylesInside(scriptsLast(html, { first, last }), builtStyle).replace(
      "</head>",
      () => `<noscript><style>${plainZeroStyle}</style></noscript></head>`,
    ),
    icon,
  );

const etagOf = (html: string) =>
  `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;

/** Pages on which Stripe's scripts may run. */
const TAKES_CARDS = new Set(["/checkout", "/pay"]);

/** When to come back, as the page's loader or action learned it: pages have no headers of their own. */
function retryAfterIn({ staticHandlerContext }: EntryContext): string | undefined {
  const { loaderHeaders, actionHeaders } = staticHandlerContext;
  return (
    [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]
      .map((headers) => headers.get("Retry-After"))
      .find((seconds) => seconds !== null && seconds !== undefined) ?? undefined
  );
}

/**
 * Logs what broke. What a visitor asked wrongly, such as a form at a page that takes none, is
 * answered and not logged: else anybody could fill the disk with it.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log().error(`${request.method} ${new URL(request.url).pathname} failed.`, { error });
};

/** Server rendering of every page: whole text, ETag, 304, Content-Security-Policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let pageStatus = status;
  const marked = await renderPage(
    <ServerRouter context={context} url={request.url} nonce={OWN_SCRIPT} />,
    (error) => {
      pageStatus = 500;
      log().error(`The page ${new URL(request.url).pathname} was not rendered.`, { error });
    },
  );
  const plain = marked.replaceAll(OWN_SCRIPT_MARK, "");
  const html = import.meta.env.PROD ? asSent(plain) : plain;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) {
    const takesCards =
      storefrontSettings().PAYMENTS === "stripe" && TAKES_CARDS.has(new URL(request.url).pathname);
    headers.set("Content-Security-Policy", shopPagePolicy(scriptHashes(marked), takesCards));
  }
  if (pageStatus !== 200) {
    headers.set("Cache-Control", "no-store");
    const retryAfter = retryAfterIn(context);
    if (retryAfter) headers.set("Retry-After", retryAfter);
    return new Response(html, { status: pageStatus, headers });
  }
  // A page of one person, such as the cart.
  if (headers.has("Cache-Control") || headers.has("Set-Cookie")) {
    headers.set("Cache-Control", "private, no-store");
    return new Response(html, { status: 200, headers });
  }
  const etag = etagOf(html);
  headers.set("ETag", etag);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  if (request.headers.get("If-None-Match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(html, { status: 200, headers });
}
