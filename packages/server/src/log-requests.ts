import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "./log.js";
import { loggedPath } from "./logged-path.js";
import { inRequest, requestId } from "./request-scope.js";

/** What an answer was, once it has been sent or given up. */
export interface Answered {
  method: string;
  /** Without its query. */
  path: string;
  /** 499, as proxies write it, when whoever asked did not wait. */
  status: number;
  durationMs: number;
}

const LEFT = 499;

/** Tells `listener` of every answer, whoever made it; stands behind what names the requests. */
export function observeAnswers(
  listener: (answered: Answered) => void,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  return (request, response, next) => {
    const begun = performance.now();
    const id = requestId();
    // Express changes the address while it goes through routers.
    const { method = "GET", url } = request;
    response.once("close", () => {
      const durationMs = performance.now() - begun;
      const status = response.writableFinished ? response.statusCode : LEFT;
      const tell = () => listener({ method, path: loggedPath(url), status, durationMs });
      // The end of an answer is told outside of what runs for its request.
      if (id === undefined) tell();
      else inRequest(id, tell);
    });
    next();
  };
}

/** One line for each answer, at the level "http". */
export function logRequests(): ReturnType<typeof observeAnswers> {
  const observe = observeAnswers(({ method, path, status, durationMs }) => {
    const took = Math.round(durationMs * 10) / 10;
    log().at("http", `${method} ${path} ${status}`, { method, path, status, durationMs: took });
  });
  return (request, response, next) =>
    log().writes("http") ? observe(request, response, next) : next();
}
