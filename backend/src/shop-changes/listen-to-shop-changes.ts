import { UNCHANGED_EVERY_MS } from "@eldercare/contracts/change-notices";
import type { Logger } from "@medusajs/framework/types";
import { SHOP_CHANGE_CHANNEL } from "./announce-shop-change";
import { NotificationListener } from "./notification-listener";
import { shopChanges } from "./shop-changes";

/** Lets this process follow what any process changes; to be started and stopped with the server. */
export function listenToShopChanges(logger: Logger, databaseUrl: string): NotificationListener {
  return new NotificationListener(logger, {
    databaseUrl,
    applicationName: "birchwell-shop-changes",
    channel: SHOP_CHANGE_CHANNEL,
    onNotification: () => shopChanges.end(),
    onConnected: () => shopChanges.end(),
    onAway: () => shopChanges.lose(),
    askEveryMs: UNCHANGED_EVERY_MS,
    onAlive: () => shopChanges.confirm(),
  });
}
