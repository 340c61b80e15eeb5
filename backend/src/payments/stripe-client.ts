import { log, traced } from "@eldercare/server";
import Stripe from "stripe";
import { stripeAnswers } from "../measures/measures";

export interface StripeAccess {
  apiKey: string;
  webhookSecret: string;
  /** Demo payments: calls go to the simulator on this port of this machine, never to Stripe. */
  simulatorPort?: number;
}

/** A shopper waits no longer than this for one answer. */
const TIMEOUT_MS = 15_000;

/**
 * Stripe's library, for Stripe itself or for the simulator of demo payments. Throws for a live key
 * beside the simulator: one of the two is a mistake.
 */
export function createStripeClient({ apiKey, simulatorPort }: StripeAccess): Stripe {
  if (simulatorPort !== undefined && /^[sr]k_live_/.test(apiKey)) {
    throw new Error("PAYMENTS=demo and a live STRIPE_API_KEY exclude each other.");
  }
  const client = new Stripe(apiKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: countingClient(),
    ...(simulatorPort === undefined
      ? {}
      : { host: "127.0.0.1", port: simulatorPort, protocol: "http" as const }),
  });
  client.on("response", logAnswer);
  return client;
}

/** Stripe's own way to ask, which tells of answers alone: this counts what came to none. */
function countingClient(): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = async (...asked) => {
    const begun = performance.now();
    const [, , address, method] = asked;
    const [path = ""] = address.split("?", 1);
    try {
      return await traced(`Stripe ${method}`, "call", async (span) => {
        span.note({ method, path, asked: "stripe" });
        const answer = await ask(...asked);
        const theirId = answer.getHeaders()["request-id"];
        span.note({ status: answer.getStatusCode(), ...(theirId && { theirId }) });
        return answer;
      });
    } catch (error) {
      const durationMs = performance.now() - begun;
      stripeAnswers.observe({ status: "none" }, durationMs / 1000);
      log().warn(`Stripe: ${method} ${path} was not answered.`, {
        ...{ asked: "stripe", method, path, durationMs, error },
      });
      throw error;
    }
  };
  return client;
}

/** Joins our id of the request that paid with Stripe's, which its dashboard finds and its support asks for. */
function logAnswer({ method, path, status, elapsed, request_id: theirId }: Stripe.ResponseEvent) {
  stripeAnswers.observe({ status: `${Math.floor(status / 100)}xx` }, elapsed / 1000);
  const isTheirFault = status >= 500 || status === 429;
  const [asked] = path.split("?", 1);
  log().at(isTheirFault ? "warn" : "info", `Stripe: ${method} ${asked} ${status}`, {
    ...{ asked: "stripe", method, path, status, durationMs: elapsed, theirId },
  });
}
