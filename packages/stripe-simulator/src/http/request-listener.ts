import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { chargeRoutes } from "../api/charges.js";
import { customerRoutes } from "../api/customers.js";
import { eventRoutes } from "../api/events.js";
import { paymentIntentRoutes } from "../api/payment-intents.js";
import { paymentMethodRoutes } from "../api/payment-methods.js";
import { refundRoutes } from "../api/refunds.js";
import { answerChallenge } from "../challenge/answer-challenge.js";
import { answerControl } from "../control/answer-control.js";
import type { Fault } from "../control/fault-queue.js";
import type { Simulator } from "../simulator.js";
import { answerCall, type HttpAnswer, type HttpCall } from "./answer-call.js";
import { readBody } from "./read-body.js";

const ROUTES = [
  ...paymentIntentRoutes,
  ...refundRoutes,
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...eventRoutes,
];

/** The simulator over HTTP: `/v1` is Stripe's API, `/challenge` the bank, `/simulator` the tests'. */
export function requestListener(simulator: Simulator, shopUrl: () => string): RequestListener {
  return (request, response) => {
    answer(simulator, shopUrl(), request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };
}

async function answer(
  simulator: Simulator,
  shopUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET" } = request;
  // Taken as it is: a URL object would resolve %2e%2e, and lead past whoever filtered the paths.
  const [pathname = "/", search = ""] = (request.url ?? "/").split("?", 2);
  const searchParams = new URLSearchParams(search);
  const body = await readBody(request);
  if (pathname.startsWith("/v1/")) {
    await answerApi(simulator, response, {
      method,
      path: pathname,
      encoded: method === "POST" ? body : search,
      authorization: request.headers.authorization,
      idempotencyKey: request.headers["idempotency-key"]?.toString(),
    });
  } else if (pathname.startsWith("/challenge/")) {
    const result = answerChallenge(simulator, shopUrl, {
      method,
      intentId: pathname.slice("/challenge/".length),
      clientSecret: searchParams.get("client_secret"),
      body,
    });
    if ("redirect" in result) {
      response.writeHead(303, { Location: result.redirect, "Cache-Control": "no-store" }).end();
      return;
    }
    const mayGoTo = ["'self'", ...(result.returnOrigin ? [result.returnOrigin] : [])].join(" ");
    response.writeHead(result.status, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; form-action ${mayGoTo}; frame-ancestors 'none'; base-uri 'none'`,
      "Referrer-Policy": "no-referrer",
    });
    response.end(result.html);
  } else if (pathname.startsWith("/simulator/")) {
    // Any page that a browser shows may send requests to this machine; none knows the key.
    const [, key = ""] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "") ?? [];
    const result = simulator.isSecretKey(key)
      ? await answerControl(simulator, method, pathname, searchParams, body)
      : { status: 401, body: { message: "These controls need the secret key (Bearer)." } };
    sendJson(response, result.status, result.body);
  } else if (pathname === "/health") {
    sendJson(response, 200, { status: "ok" });
  } else {
    sendJson(response, 404, { message: "There is nothing here." });
  }
}

async function answerApi(
  simulator: Simulator,
  response: ServerResponse,
  call: HttpCall,
): Promise<void> {
  const fault = simulator.faults.take(call.method, call.path);
  if (fault?.kind === "slow") await sleep(fault.delayMs ?? 1000);
  const isBroken = fault !== undefined && fault.kind !== "slow";
  const result =
    isBroken && fault.when === "before" ? undefined : answerCall(simulator, ROUTES, call);
  const sent = isBroken ? failing(fault) : result;
  simulator.calls.add({
    at: new Date().toISOString(),
    method: call.method,
    path: call.path,
    idempotencyKey: call.idempotencyKey ?? null,
    status: sent?.status ?? 0,
  });
  if (sent) {
    sendJson(response, sent.status, sent.body, {
      "Request-Id": sent.requestId,
      ...(sent.isReplayed ? { "Idempotent-Replayed": "true" } : {}),
      ...(call.idempotencyKey ? { "Idempotency-Key": call.idempotencyKey } : {}),
    });
  } else if (fault?.kind === "hang_up") {
    response.destroy();
  }
}

/** What is answered instead; nothing at all when the connection breaks or stays silent. */
function failing(fault: Fault): HttpAnswer | undefined {
  if (fault.kind === "hang_up" || fault.kind === "timeout") return undefined;
  const isBusy = fault.kind === "rate_limit";
  return {
    status: isBusy ? 429 : 500,
    body: {
      error: isBusy
        ? {
            type: "invalid_request_error",
            code: "rate_limit",
            message: "Request rate limit exceeded.",
          }
        : { type: "api_error", message: "An unknown error occurred" },
    },
    requestId: "req_fault",
    isReplayed: false,
  };
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(JSON.stringify(body));
}
