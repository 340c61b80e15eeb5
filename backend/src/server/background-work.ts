import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductChangeWorker } from "../catalog/search-index/product-change-worker";
import { readMailTexts } from "../content/texts/read-content";
import { startMailWorker } from "../mail/mail-worker";
import { openCommandSocket } from "./command-socket";

/** What goes on without anybody asking for it, beside Medusa's own jobs and subscribers. */
export interface BackgroundWork {
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/**
 * Keeps the search index fresh, sends mails, and does small commands of whoever has the machine. Any
 * number of processes may do it at once: each piece of work is claimed in the database first.
 */
export async function startBackgroundWork(
  container: MedusaContainer,
  { directUrl, shopUrl }: { directUrl: string; shopUrl: string },
): Promise<BackgroundWork> {
  const products = new ProductChangeWorker(container, directUrl);
  products.start();
  const mails = startMailWorker(container, {
    url: shopUrl,
    readTexts: () => readMailTexts(container),
  });
  const closeCommands = await openCommandSocket(container);
  return {
    async stop() {
      await closeCommands();
      await products.stop();
      await mails.stop();
    },
  };
}
