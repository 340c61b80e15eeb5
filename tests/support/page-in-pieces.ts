import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { shopUnderTest } from "./shop-under-test.ts";

/** Longer than a browser takes to draw what it has. */
const BETWEEN_PIECES_MS = 600;

/**
 * An address of the shop from which pages arrive in two pieces, the second of them, from `at` on, after a frame
 * of the first: as over a slow line.
 */
export async function shopInPieces(at: string): Promise<{ url: string; close: () => void }> {
  const shop = new URL(shopUnderTest().shopUrl);
  const server: Server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: shop.host, "accept-encoding": "identity" };
    const forwarded = request(new URL(asked.url ?? "/", shop), { method: asked.method, headers });
    forwarded.on("response", async (given) => {
      const { "content-length": _, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 500, kept);
      if (!given.headers["content-type"]?.startsWith("text/html")) return given.pipe(answer);
      const page = await text(given);
      const end = page.lastIndexOf(at);
      if (end < 0) throw new Error(`The page has no ${at}`);
      answer.write(page.slice(0, end));
      await sleep(BETWEEN_PIECES_MS);
      answer.end(page.slice(end));
    });
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
