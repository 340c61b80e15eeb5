import {
  ADDRESSES,
  CALL_NAMES,
  type CallName,
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

/** What everybody is shown the same: needs neither a session, nor a lock, nor an event. */
const WITHOUT_REDIS: ReadonlySet<CallName> = new Set<CallName>([
  ...(["service.health", "service.openapi", "service.docs"] as const),
  ...(["products.list", "products.facets", "products.read", "categories.list"] as const),
  ...(["carousel.list", "posts.list", "posts.read", "content.read"] as const),
  ...(["reviews.list", "suggestions.list", "delivery.read"] as const),
]);

/** What only a query tells from a call of everybody: `all=true`, of staff. */
const QUERIES_OF_VARIANTS = CALL_NAMES.filter((name) => callOf(name).variantOf).flatMap((name) => [
  ...new URLSearchParams(fixedQueryOf(ADDRESSES[name])).keys(),
]);

const CALLS = /^\/(?:api|auth|admin|store|hooks)(?:\/|$)/i;

/**
 * While Redis is away: what everybody is shown is answered, without looking for a session; all else is
 * refused at once, as it would wait for sessions, locks and events that nobody keeps. To be mounted for
 * every address, before sessions.
 */
export function refuseWithoutRedis(reach: RedisReach): RequestHandler {
  return (request, response, next) => {
    if (!reach.isAway) return next();
    const [path = "", query = ""] = request.originalUrl.split("?");
    if (CALLS.test(path) && !isForEverybody(request.method, path, new URLSearchParams(query))) {
      return sendAnswer(response, outOfOrderAnswer("redis-away"));
    }
    // A session would be looked for where nobody answers.
    delete request.headers.cookie;
    next();
  };
}

function isForEverybody(method: string, path: string, query: URLSearchParams): boolean {
  const name = method === "GET" ? routedCall({ method, path }) : undefined;
  return (
    name !== undefined &&
    WITHOUT_REDIS.has(name) &&
    !QUERIES_OF_VARIANTS.some((variant) => query.has(variant))
  );
}
