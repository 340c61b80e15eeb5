import { createServer, type RequestListener, type Server } from "node:http";
import { readStorefrontSettings, SettingsError } from "@eldercare/contracts/settings";
import { createShopApp } from "./shop-app.ts";

/** Room for the cookies of a very full cart. */
const MAX_HEADER_BYTES = 64 * 1024;
const CLOSING_PATIENCE_MS = 5000;

/** Stops taking requests, lets running ones end, and leaves; a second signal leaves at once. */
function closeOnSignal(server: Server, closeMore?: () => Promise<void>): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(0), CLOSING_PATIENCE_MS).unref();
    server.close(async () => {
      await closeMore?.();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}

async function main(): Promise<void> {
  const settings = readStorefrontSettings(process.env);
  const isDev = settings.NODE_ENV === "development";
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) =>
    handle(request, response),
  );
  if (isDev) {
    const { devPages } = await import("./dev-pages.ts");
    const pages = await devPages(server);
    handle = createShopApp(settings, pages);
    closeOnSignal(server, pages.close);
  } else {
    const { builtPages } = await import("./built-pages.ts");
    handle = createShopApp(settings, await builtPages());
    closeOnSignal(server);
  }
  server.on("error", (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === "EADDRINUSE";
    console.error(
      isTaken ? `Port ${settings.PORT} is in use: set PORT to a free one.` : error.message,
    );
    process.exit(1);
  });
  server.listen(settings.PORT, () => console.log(`Storefront ready on port ${settings.PORT}`));
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
