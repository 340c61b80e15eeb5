import type { Attributes, AttributeValue } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";
import { loggedPath } from "./logged-path.js";
import { loggedStatement } from "./logged-statement.js";
import { loggedText } from "./logged-text.js";

/** What is shown of a text; nothing when it is left out. */
type Shown = (text: string) => string | undefined;

const asItIs: Shown = (text) => text;
const path: Shown = (text) => loggedText(loggedPath(text));
/** Words of the program's, such as the names of fields: what could be somebody's words is none. */
const name: Shown = (text) => (/^[\w.*+:/-]{1,120}$/.test(text) ? loggedText(text) : undefined);

/**
 * What a span may say beside its name: these and no others, as in logs (`log-fields.ts`). Medusa gives
 * its spans whole headers and addresses, and the driver's know where and as whom it is connected.
 */
const SHOWN: Readonly<Record<string, Shown>> = {
  // Ours, under OpenTelemetry's names; the id is that of logs.
  "http.request.id": asItIs,
  "http.request.method": name,
  "http.response.status_code": name,
  "http.route": path,
  "url.path": path,
  "peer.service": name,
  "birchwell.their_id": name,
  // Medusa's.
  "http.method": name,
  "http.status_code": name,
  "query.fields": name,
  "fetch.select": name,
  "fetch.relations": name,
  "workflow.transaction_id": name,
  "workflow.step.action": name,
  "workflow.step.type": name,
  "workflow.step.attempts": name,
  "workflow.step.failures": name,
  "workflow.step.async": name,
  // The database's driver's, by its older and its newer names.
  "db.system": name,
  "db.system.name": name,
  "db.name": name,
  "db.namespace": name,
  "db.operation.name": name,
  "db.statement": loggedStatement,
  "db.query.text": loggedStatement,
  // What was thrown.
  "exception.type": name,
  "exception.message": loggedText,
};

/** A span as it may leave this process: with nothing of a person, and no secret. */
export function tracedSpan(span: ReadableSpan): ReadableSpan {
  const { code, message } = span.status;
  return {
    name: path(span.name) ?? "",
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code, ...(message !== undefined && { message: loggedText(message) }) },
    attributes: shownAttributes(span.attributes),
    links: span.links.map(({ context }) => ({ context })),
    events: span.events.map((event) => ({
      time: event.time,
      name: loggedText(event.name),
      attributes: shownAttributes(event.attributes ?? {}),
    })),
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
}

function shownAttributes(attributes: Attributes): Attributes {
  const shown: Attributes = {};
  for (const [key, value] of Object.entries(attributes)) {
    const show = Object.hasOwn(SHOWN, key) ? SHOWN[key] : undefined;
    const left = show && value !== undefined ? shownValue(show, value) : undefined;
    if (left !== undefined) shown[key] = left;
  }
  return shown;
}

function shownValue(show: Shown, value: AttributeValue): AttributeValue | undefined {
  if (typeof value === "string") return show(value);
  if (!Array.isArray(value)) return value;
  return value.flatMap((each) => (typeof each === "string" ? (show(each) ?? []) : []));
}
