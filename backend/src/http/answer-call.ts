import {
  type AnswerOf,
  type CallName,
  callOf,
  type JsonCallName,
} from "@eldercare/contracts/calls";
import type { MedusaResponse } from "@medusajs/framework/http";

/** Answers a call with the status and in the shape that its entry in the table gives. */
export function answerCall<Name extends JsonCallName>(
  name: Name,
  response: MedusaResponse,
  answer: AnswerOf<Name>,
): void {
  response.status(statusOf(name)).json(answer);
}

/** Begins an answer of events, which are written one after the other as they happen. */
export function beginEvents(name: CallName, response: MedusaResponse): void {
  response.status(statusOf(name)).type("text/event-stream");
  // A proxy in between must not wait until it has enough of it.
  response.set("X-Accel-Buffering", "no");
  response.flushHeaders();
}

/** Answers in the shape of the call's success that something which it needs is away: 503. */
export function answerUnavailable<Name extends JsonCallName>(
  _name: Name,
  response: MedusaResponse,
  answer: AnswerOf<Name>,
): void {
  response.status(503).json(answer);
}

/** Leads whoever called to another address, with the status that the call's entry gives. */
export function redirectCall(name: CallName, response: MedusaResponse, address: string): void {
  response.redirect(statusOf(name), address);
}

/** Says 201 without a body, as Medusa's own calls for mails do. */
export function answerCreated(response: MedusaResponse): void {
  response.sendStatus(201);
}

function statusOf(name: CallName): number {
  return callOf(name).status ?? 200;
}
