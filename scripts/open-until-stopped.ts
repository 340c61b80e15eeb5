import type { Progress } from "./progress.ts";
import type { ShopMode } from "./services.ts";
import { type RunningShop, startShop } from "./shop.ts";
import { aborted, stopRequested } from "./stop-signals.ts";

/**
 * Opens the shop, shows where it is, and keeps it open until it is asked to stop or one of its
 * parts ends by itself. Resolves with the exit code: 1 when a part ended.
 */
export async function openUntilStopped(
  mode: ShopMode,
  progress: Progress,
  announce: (shop: RunningShop) => void,
): Promise<number> {
  const signal = stopRequested();
  let shop: RunningShop;
  try {
    shop = await startShop({ mode, progress, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    progress.say("Stopped before the shop was open.");
    return 0;
  }
  announce(shop);
  const failure = await Promise.race([aborted(signal), shop.broken]);
  if (failure) console.error(`\n${failure.message}\n`);
  progress.say("Stopping …");
  await shop.stop();
  progress.say("Stopped.");
  return failure ? 1 : 0;
}
