import { createServer, type RequestListener, type Server } from "node:http";
import {
  readStorefrontSettings,
  SettingsError,
  type StorefrontSettings,
} from "@eldercare/contracts/settings";
import {
  createReadiness,
  endOnUncaught,
  inEach,
  keepTraces,
  type Listening,
  listen,
  log,
  type Readiness,
  startLog,
  stopTraces,
} from "@eldercare/server";
import { sharedAnswers } from "../app/api/shared-answers.server.ts";
import { startMeasuring } from "./measure-pages.ts";
import { followChanges } from "./page-memory/follow-changes.ts";
import { createPageMemory } from "./page-memory/page-memory.ts";
import { warmPages } from "./page-memory/warm-pages.ts";
import { createShopApp, type PageServer } from "./shop-app.ts";

/** Room for the cookies of a very full cart. */
const MAX_HEADER_BYTES = 64 * 1024;
const CLOSING_PATIENCE_MS = 5000;

/** What renders the pages of the server that the shop listens with. */
export type OpenPages = (
  server: Server,
  settings: StorefrontSettings,
) => PageServer | Promise<PageServer>;

/** Says that it leaves, stops taking requests, lets running ones end, and leaves. */
function closeOnSignal(
  server: Listening,
  readiness: Readiness,
  { noticeMs, closeMore }: { noticeMs: number; closeMore: (() => Promise<void>) | undefined },
): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    await readiness.leave(noticeMs);
    await server.close(CLOSING_PATIENCE_MS);
    await closeMore?.();
    await stopTraces();
    process.exit(0);
  };
  process.on("SIGTERM", close);
  // Whoever presses Ctrl-C a second time has waited enough.
  process.on("SIGINT", () => (isClosing ? process.exit(1) : close()));
}

async function run(openPages: OpenPages): Promise<void> {
  const settings = readStorefrontSettings(process.env);
  const { LOG_LEVEL: level, LOG_FORMAT: format } = settings;
  startLog({ service: "storefront", level, format });
  endOnUncaught();
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startOpenTelemetry } = await import("@eldercare/server/open-telemetry");
    keepTraces(startOpenTelemetry("storefront"));
  }
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) =>
    handle(request, response),
  );
  const pages = await openPages(server, settings);
  const memory = createPageMemory();
  const readiness = createReadiness();
  handle = createShopApp(settings, pages, memory, readiness);
  const listening = await listen(server, settings.PORT, settings.HOST).catch(
    (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      throw isTaken
        ? new SettingsError([`PORT ${settings.PORT} is in use: set it to a free one`])
        : error;
    },
  );
  await startMeasuring(settings, memory);
  const noticeMs = (settings.DRAIN_SECONDS ?? 0) * 1000;
  closeOnSignal(listening, readiness, { noticeMs, closeMore: pages.close });
  readiness.open();
  log().info(`Storefront ready on port ${settings.PORT}`);
  const { MEDUSA_URL: medusaUrl, SHOP_URL: shopUrl, STOREFRONT_SECRET: secret } = settings;
  if (!secret || !pages.render) return;
  await followChanges({ medusaUrl, secret }, inEach([sharedAnswers, memory])).heard;
  await warmPages(memory, pages.render, { shopUrl, secret }).catch((error: unknown) =>
    log().error("The first pages are not rendered yet.", { error }),
  );
}

/** The storefront's process: opens it on the port of its settings, and ends it with a sentence when that fails. */
export function runStorefront(openPages: OpenPages): void {
  run(openPages).catch((error: unknown) => {
    // What the operator has to mend may name an address, which the log would leave out.
    if (error instanceof SettingsError) console.error(error.message);
    else log().error("The storefront did not start.", { error });
    process.exit(1);
  });
}
