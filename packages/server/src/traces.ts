import type { IncomingMessage, ServerResponse } from "node:http";
import { within } from "./bounded-wait.js";

/** What a span says beside its name: of what logs may say, the part that is known while it lasts. */
export interface SpanFields {
  method?: string;
  /** Without its query. */
  path?: string;
  route?: string;
  status?: number;
  asked?: "stripe";
  theirId?: string;
}

/** A span that is under way. */
export interface OpenSpan {
  note(fields: SpanFields): void;
}

/** What keeps the spans of this process; `open-telemetry.ts` is one. */
export interface Tracer {
  /** A span of a request, which ends with its answer; `next` runs in it. */
  request(
    request: IncomingMessage,
    response: ServerResponse,
    { route, next }: { route: string | undefined; next: () => void },
  ): void;
  span<Result>(
    name: string,
    kind: "work" | "call",
    work: (span: OpenSpan) => Promise<Result>,
  ): Promise<Result>;
  /** What carries the span under way to another program of ours. */
  headers(): Record<string, string>;
  stop(): Promise<void>;
}

/** Carry a trace from program to program (W3C Trace Context, W3C Baggage). */
const CARRIERS = ["traceparent", "tracestate", "baggage"];
/** What was not sent by then is lost: nobody waits for a collector. */
const LAST_SPANS_MS = 1000;
const UNSEEN: OpenSpan = { note: () => undefined };

let tracer: Tracer | undefined;

/** From now on spans are kept by `kept`. Without it nothing is, and nothing of OpenTelemetry is loaded. */
export function keepTraces(kept: Tracer): void {
  tracer = kept;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Makes a span of each request; stands behind what names the requests. A trace that the request says
 * it belongs to goes on only when `isTrusted` says so of the caller. `routeOf` names what is asked for
 * by one of few names; what it has none for is in no trace.
 */
export function traceRequests(
  isTrusted: (request: IncomingMessage) => boolean,
  routeOf: (asked: { method: string; path: string }) => string | undefined,
): Handler {
  return (request, response, next) => {
    // Whoever it is handed on to would believe us.
    if (!isTrusted(request)) for (const name of CARRIERS) delete request.headers[name];
    if (!tracer) return next();
    const { method = "GET", url = "/" } = request;
    const [path = "/"] = url.split("?", 1);
    tracer.request(request, response, { route: routeOf({ method, path }), next });
  };
}

/** Does work in a span of its own; `call` is one of another program. */
export function traced<Result>(
  name: string,
  kind: "work" | "call",
  work: (span: OpenSpan) => Promise<Result>,
): Promise<Result> {
  return tracer ? tracer.span(name, kind, work) : work(UNSEEN);
}

/** The headers by which another server of ours goes on with the trace of the request under way. */
export const traceHeaders = (): Record<string, string> => tracer?.headers() ?? {};

/** Sends what was kept last, before the process ends. */
export async function stopTraces(): Promise<void> {
  if (tracer) await within(LAST_SPANS_MS, tracer.stop()).catch(() => undefined);
  tracer = undefined;
}
