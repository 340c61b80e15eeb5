import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Where whoever starts and feeds this process asks whether it lives, and whether it wants requests. */
export const LIVE_PATH = "/health/live";
export const READY_PATH = "/health/ready";

/** Whether this process wants requests, from its start to its end. */
export interface Readiness {
  /** Answers {@link LIVE_PATH} and {@link READY_PATH}; lets everything else pass. */
  handler(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** From now on requests are wanted. */
  open(): void;
  /**
   * From now on none are: resolves after `noticeMs`, which proxies have to see it in. Requests that come
   * meanwhile are still answered, each as the last one of its connection.
   */
  leave(noticeMs: number): Promise<void>;
}

type State = "starting" | "ready" | "leaving";

/**
 * The readiness of this process alone: it says nothing of databases and other servers, which those that
 * stand beside it have in common. To take all of them away at once would take away, too, the pages that
 * they have in memory and the sentences that they say.
 */
export function createReadiness(): Readiness {
  let state: State = "starting";
  return {
    handler(request, response, next) {
      if (state === "leaving") response.setHeader("Connection", "close");
      const path = request.url?.split("?", 1)[0];
      if (request.method === "GET" && path === LIVE_PATH) answer(response, 200, { status: "ok" });
      else if (request.method === "GET" && path === READY_PATH) {
        answer(response, state === "ready" ? 200 : 503, { status: state });
      } else next();
    },
    open() {
      if (state === "starting") state = "ready";
    },
    async leave(noticeMs) {
      state = "leaving";
      await wait(noticeMs);
    },
  };
}

function answer(response: ServerResponse, status: number, body: { status: string }): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
