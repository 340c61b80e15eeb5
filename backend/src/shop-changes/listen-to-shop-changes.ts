import { UNCHANGED_EVERY_MS } from "@eldercare/contracts/change-notices";
import type { Logger } from "@medusajs/framework/types";
import { productsAnnounced, SHOP_CHANGE_CHANNEL } from "./announce-shop-change";
import type { DatabaseReach } from "./database-reach";
import { NotificationListener } from "./notification-listener";
import { shopChanges } from "./shop-changes";

/**
 * Lets this process follow what any process changes; to be started and stopped with the server. `reach` is
 * told whether the database lets anybody in: this connection is the one that is always looked after.
 */
export function listenToShopChanges(
  logger: Logger,
  directUrl: string,
  reach: DatabaseReach,
): NotificationListener {
  return new NotificationListener(logger, {
    directUrl,
    applicationName: "birchwell-shop-changes",
    channel: SHOP_CHANGE_CHANNEL,
    onNotification: (payload) => shopChanges.end(productsAnnounced(payload)),
    onConnected: () => {
      reach.isAway = false;
      shopChanges.end();
    },
    onRefused: () => {
      reach.isAway = true;
    },
    onAway: () => shopChanges.lose(),
    askEveryMs: UNCHANGED_EVERY_MS,
    onAlive: () => shopChanges.confirm(),
  });
}
