import type { WebhookControls } from "../webhooks/webhook-sender.js";
import type { Fault } from "./fault-queue.js";

/** Reads the JSON of `POST /simulator/…`; whatever is not understood is named in the error. */

const FAULT_KINDS = ["error", "rate_limit", "hang_up", "timeout", "slow"] as const;

export function readFault(body: unknown): Fault {
  const { kind, count = 1, when = "before", method, path, delayMs } = fieldsOf(body);
  const known = FAULT_KINDS.find((each) => each === kind);
  if (!known) throw new Error(`kind must be one of ${FAULT_KINDS.join(", ")}`);
  if (when !== "before" && when !== "after") throw new Error("when must be before or after");
  return {
    kind: known,
    count: wholeNumber(count, "count"),
    when,
    method: optionalText(method, "method"),
    path: optionalText(path, "path"),
    delayMs: delayMs === undefined ? undefined : wholeNumber(delayMs, "delayMs"),
  };
}

export function readWebhookControls(body: unknown): Partial<WebhookControls> {
  const fields = fieldsOf(body);
  const controls: Partial<WebhookControls> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === "isPaused") {
      if (typeof value !== "boolean") throw new Error("isPaused must be true or false");
      controls.isPaused = value;
    } else if (name === "delayMs" || name === "copies" || name === "dropNext") {
      controls[name] = wholeNumber(value, name);
    } else {
      throw new Error(`${name} is not known: isPaused, delayMs, copies, dropNext are`);
    }
  }
  return controls;
}

export function readCopies(body: unknown): number {
  return wholeNumber(fieldsOf(body).copies ?? 1, "copies");
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== "object" || body === null) throw new Error("The body must be a JSON object");
  return { ...body };
}

function wholeNumber(value: unknown, name: string): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value;
  throw new Error(`${name} must be a whole number`);
}

function optionalText(value: unknown, name: string): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  throw new Error(`${name} must be a text`);
}
