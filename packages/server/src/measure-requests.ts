import { observeAnswers } from "./log-requests.js";
import { histogram } from "./metrics.js";

const requests = histogram({
  name: "shop_http_request_duration_seconds",
  help: "How long answers took until they were sent, by what was asked for and the class of the status.",
  labelNames: ["route", "status"],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/**
 * Measures every answer. `routeOf` names what was asked for by one of few names, whatever is in the
 * address: each name is kept for as long as the process lives. Nothing: it is not measured.
 */
export const measureRequests = (
  routeOf: (request: { method: string; path: string }) => string | undefined,
) =>
  observeAnswers(({ method, path, status, durationMs }) => {
    const route = routeOf({ method, path });
    if (route === undefined) return;
    requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, durationMs / 1000);
  });
