import {
  ADDRESSES,
  CALL_NAMES,
  callOf,
  fixedQueryOf,
  routedCall,
} from "@eldercare/contracts/calls";
import type { RequestHandler } from "express";
import { outOfOrderAnswer } from "./error-answer";
import { sendAnswer } from "./send-error";

/** Whether Redis answers this process, as far as it knows. */
export interface RedisReach {
  isAway: boolean;
}

/** What only a query tells from a call of everybody: `all=true`, of staff. */
const QUERIES_OF_VARIANTS = CALL_NAMES.filter((name) => callOf(name).variantOf).flatMap((name) => [
  ...new URLSearchParams(fixedQueryOf(ADDRESSES[name])).keys(),
]);

/**
 * While Redis is away: refuses at once what would wait for sessions, locks and events that nobody keeps.
 * What everybody is shown goes on.
 */
export function refuseWithoutRedis(reach: RedisReach): RequestHandler {
  return (request, response, next) => {
    const [path = "", query = ""] = request.originalUrl.split("?");
    if (!reach.isAway || isForEverybody(request.method, path, new URLSearchParams(query))) {
      return next();
    }
    sendAnswer(response, outOfOrderAnswer("redis-away"));
  };
}

/** While Redis is away, nobody looks for the session of a request. To be mounted before sessions. */
export function forgetSessionWithoutRedis(reach: RedisReach): RequestHandler {
  return (request, _response, next) => {
    if (reach.isAway) delete request.headers.cookie;
    next();
  };
}

/** What caches may keep is the same for all; how the shop is, is told by itself. */
function isForEverybody(method: string, path: string, query: URLSearchParams): boolean {
  const name = method === "GET" ? routedCall({ method, path }) : undefined;
  return (
    name !== undefined &&
    (name === "service.health" || callOf(name).cache !== undefined) &&
    !QUERIES_OF_VARIANTS.some((variant) => query.has(variant))
  );
}
