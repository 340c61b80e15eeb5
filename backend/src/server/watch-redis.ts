import { Redis } from "ioredis";
import type { RedisReach } from "../http/refuse-without-redis";

const EVERY_MS = 1000;
/** Who says nothing for so long is away, whatever the connection says. */
const PATIENCE_MS = 5000;

/**
 * Keeps `reach` told of whether Redis answers, on a connection of its own that is asked every second.
 * Medusa's connections are not told by themselves: a call that meets a Redis which is away waits there.
 */
export function watchRedis(url: string, reach: RedisReach): { stop(): void } {
  const connection = new Redis(url, {
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => EVERY_MS,
  });
  const answers = () => {
    reach.isAway = false;
  };
  const isSilent = () => {
    reach.isAway = true;
  };
  connection.on("error", () => undefined);
  connection.on("close", isSilent);
  connection.on("ready", answers);
  const asking = setInterval(() => {
    if (connection.status === "ready") connection.ping().then(answers, isSilent);
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(asking);
      connection.disconnect();
    },
  };
}
