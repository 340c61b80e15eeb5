import { createServer, type RequestListener, type Server } from "node:http";
import { readStorefrontSettings, SettingsError } from "@eldercare/contracts/settings";
import { type Listening, listen } from "@eldercare/server";
import { followChanges } from "./page-memory/follow-changes.ts";
import { createPageMemory } from "./page-memory/page-memory.ts";
import { warmPages } from "./page-memory/warm-pages.ts";
import { createShopApp, type PageServer } from "./shop-app.ts";

/** Room for the cookies of a very full cart. */
const MAX_HEADER_BYTES = 64 * 1024;
const CLOSING_PATIENCE_MS = 5000;

/** What renders the pages of the server that the shop listens with. */
export type OpenPages = (server: Server) => PageServer | Promise<PageServer>;

/** Stops taking requests, lets running ones end, and leaves; a second signal leaves at once. */
function closeOnSignal(server: Listening, closeMore?: () => Promise<void>): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    await server.close(CLOSING_PATIENCE_MS);
    await closeMore?.();
    process.exit(0);
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}

async function run(openPages: OpenPages): Promise<void> {
  const settings = readStorefrontSettings(process.env);
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) =>
    handle(request, response),
  );
  const pages = await openPages(server);
  const memory = createPageMemory();
  handle = createShopApp(settings, pages, memory);
  const listening = await listen(server, settings.PORT, settings.HOST).catch(
    (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      throw isTaken
        ? new SettingsError([`PORT ${settings.PORT} is in use: set it to a free one`])
        : error;
    },
  );
  closeOnSignal(listening, pages.close);
  console.log(`Storefront ready on port ${settings.PORT}`);
  const { MEDUSA_URL: medusaUrl, SHOP_URL: shopUrl, STOREFRONT_SECRET: secret } = settings;
  if (!secret || !pages.render) return;
  await followChanges({ medusaUrl, secret }, memory).heard;
  await warmPages(memory, pages.render, { shopUrl, secret }).catch((error: unknown) =>
    console.error("The first pages are not rendered yet:", error),
  );
}

/** The storefront's process: opens it on the port of its settings, and ends it with a sentence when that fails. */
export function runStorefront(openPages: OpenPages): void {
  run(openPages).catch((error: unknown) => {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  });
}
