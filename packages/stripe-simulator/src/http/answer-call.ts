import { newId } from "../new-id.js";
import type { Simulator } from "../simulator.js";
import { invalidRequest, StripeFailure } from "../stripe-failure.js";
import { publisher } from "../webhooks/publish-event.js";
import { type ApiCall, type ApiRoute, findRoute } from "./api-route.js";
import { checkAccess } from "./check-access.js";
import { expanded } from "./expand.js";
import { type FormValues, formValues } from "./form-values.js";
import { texts } from "./params.js";
import { fingerprintOf, savedAnswer } from "./saved-answers.js";

export interface HttpCall {
  method: string;
  path: string;
  /** Query of a GET, body of a POST, still encoded. */
  encoded: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

export interface HttpAnswer {
  status: number;
  body: object;
  requestId: string;
  isReplayed: boolean;
}

/** Answers one call of `/v1`: who may, was it asked before, what happens. */
export function answerCall(
  simulator: Simulator,
  routes: readonly ApiRoute[],
  http: HttpCall,
): HttpAnswer {
  const requestId = newId("req");
  try {
    const matched = findRoute(routes, http.method, http.path);
    if (!matched) {
      throw new StripeFailure(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${http.method}: ${http.path}). Please see https://stripe.com/docs.`,
      });
    }
    const params = readParams(http.encoded);
    checkAccess(simulator, matched, params, http.authorization);
    const key = http.method === "POST" ? http.idempotencyKey : undefined;
    const fingerprint = fingerprintOf(http.encoded);
    const saved = key && savedAnswer(simulator.store, key, http.path, fingerprint);
    if (saved) return { status: saved.status, body: saved.body, requestId, isReplayed: true };

    const call: ApiCall = {
      store: simulator.store,
      publish: publisher(simulator.store, simulator.sender, {
        id: requestId,
        idempotency_key: key ?? null,
      }),
      failingRefunds: simulator.failingRefunds,
      id: matched.id,
      params,
      challengeUrl: simulator.challengeUrl,
    };
    const answer = run(matched.route, call, simulator);
    // Stripe keeps what was carried out, not what was refused before anything happened.
    if (key && (answer.status < 400 || answer.status === 402)) {
      simulator.store.savedAnswers.save({ id: key, path: http.path, fingerprint, ...answer });
    }
    return { ...answer, requestId, isReplayed: false };
  } catch (error) {
    return { ...failureOf(error), requestId, isReplayed: false };
  }
}

function run(
  route: ApiRoute,
  call: ApiCall,
  simulator: Simulator,
): Pick<HttpAnswer, "status" | "body"> {
  try {
    const answer = route.answer(call);
    return { status: 200, body: expanded(answer, texts(call.params, "expand"), simulator.store) };
  } catch (error) {
    return failureOf(error);
  }
}

function readParams(encoded: string): FormValues {
  try {
    return formValues(encoded);
  } catch {
    throw invalidRequest("The request's parameters cannot be read.");
  }
}

function failureOf(error: unknown): Pick<HttpAnswer, "status" | "body"> {
  if (error instanceof StripeFailure) return { status: error.status, body: { error: error.body } };
  console.error(error);
  return {
    status: 500,
    body: { error: { type: "api_error", message: "The Stripe simulator failed." } },
  };
}
