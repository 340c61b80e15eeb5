import type { PaymentIntent } from "../model.js";
import type { FailingRefunds } from "../rules/failing-refunds.js";
import type { SimulatorStore } from "../store/simulator-store.js";
import type { Publish } from "../webhooks/publish-event.js";
import type { FormValues } from "./form-values.js";

/** One authorised call of Stripe's API. */
export interface ApiCall {
  store: SimulatorStore;
  publish: Publish;
  failingRefunds: FailingRefunds;
  /** The `:id` of the path; empty where there is none. */
  id: string;
  params: FormValues;
  /** Address of the page on which the shopper of this intent answers the bank. */
  challengeUrl(intent: PaymentIntent): string;
}

export interface ApiRoute {
  method: "GET" | "POST" | "DELETE";
  /** "/v1/payment_intents/:id/confirm" */
  path: string;
  /** A browser may call it with the publishable key and the intent's client secret. */
  isForBrowsers?: boolean;
  /** The object to answer. Throws StripeFailure. */
  answer(call: ApiCall): object;
}

export interface MatchedRoute {
  route: ApiRoute;
  id: string;
}

export function findRoute(
  routes: readonly ApiRoute[],
  method: string,
  path: string,
): MatchedRoute | undefined {
  for (const route of routes) {
    if (route.method !== method) continue;
    const [before = "", after = ""] = route.path.split(":id");
    if (!route.path.includes(":id")) {
      if (route.path === path) return { route, id: "" };
      continue;
    }
    if (!path.startsWith(before) || !path.endsWith(after)) continue;
    const id = path.slice(before.length, path.length - after.length);
    if (/^[^/]+$/.test(id)) return { route, id: decodeURIComponent(id) };
  }
  return undefined;
}
