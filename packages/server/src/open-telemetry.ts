import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { type ExportResult, ExportResultCode, suppressTracing } from "@opentelemetry/core";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
  type SpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import { log } from "./log.js";
import { observeAnswers } from "./log-requests.js";
import { requestId } from "./request-scope.js";
import { tracedSpan } from "./traced-span.js";
import type { SpanFields, Tracer } from "./traces.js";

/** The one file that stands on OpenTelemetry; whoever keeps no traces does not load it (decision 117). */

/** What a process keeps traces with, by the settings that OpenTelemetry names (`OTEL_…`). */
export interface TraceParts {
  serviceName: string;
  resource: Resource;
  spanProcessor: SpanProcessor;
}

/** The parts for a process that calls itself `service`, unless `OTEL_SERVICE_NAME` does. */
export function traceParts(service: string): TraceParts {
  const serviceName = process.env.OTEL_SERVICE_NAME?.trim() || service;
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ "service.name": serviceName, "process.pid": process.pid }));
  return { serviceName, resource, spanProcessor: new NamedSpans(new SafeExporter(exporter())) };
}

/** Keeps traces of a process that has no library of its own to be watched in. */
export function startOpenTelemetry(service: string): Tracer {
  const { resource, spanProcessor } = traceParts(service);
  const provider = new NodeTracerProvider({ resource, spanProcessors: [spanProcessor] });
  provider.register();
  return openTelemetryTracer(() => provider.shutdown());
}

function exporter(): SpanExporter {
  const asked = process.env.OTEL_EXPORTER_OTLP_PROTOCOL?.trim();
  return asked === "http/json" ? new JsonExporter() : new ProtobufExporter();
}

/** Each span says for which request it was. */
class NamedSpans extends BatchSpanProcessor {
  override onStart(...[span, parent]: Parameters<BatchSpanProcessor["onStart"]>): void {
    const id = requestId();
    if (id !== undefined) span.setAttribute("http.request.id", id);
    super.onStart(span, parent);
  }
}

const SAID_AGAIN_MS = 300_000;

/** Lets nothing of a person leave, and says now and then that a collector does not take what is sent. */
class SafeExporter implements SpanExporter {
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans.map(tracedSpan), (result) => {
      if (result.code !== ExportResultCode.SUCCESS) this.#say(result.error);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  #say(error: Error | undefined): void {
    const now = performance.now();
    if (now - this.#saidAt < SAID_AGAIN_MS) return;
    this.#saidAt = now;
    log().warn("Traces were not sent: OTEL_EXPORTER_OTLP_ENDPOINT does not take them.", { error });
  }
}

const NAMES: Readonly<Record<keyof SpanFields, string>> = {
  method: "http.request.method",
  path: "url.path",
  route: "http.route",
  status: "http.response.status_code",
  asked: "peer.service",
  theirId: "birchwell.their_id",
};

function attributesOf(fields: SpanFields): Attributes {
  const named = Object.entries(fields) as [keyof SpanFields, string | number][];
  return Object.fromEntries(named.map(([field, value]) => [NAMES[field], value]));
}

/** Spans of ours, in whichever provider is registered. */
export function openTelemetryTracer(stop: () => Promise<void>): Tracer {
  const tracer = trace.getTracer("birchwell");
  return {
    request(request, response, { route, next }) {
      const carried = propagation.extract(ROOT_CONTEXT, request.headers);
      if (route === undefined) {
        context.with(suppressTracing(carried), next);
        return;
      }
      const { method = "GET" } = request;
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes: attributesOf({ method, route }) },
        carried,
      );
      const inSpan = trace.setSpan(carried, span);
      // The proxy hands headers on as they are.
      propagation.inject(inSpan, request.headers);
      const end = observeAnswers(({ path, status }) => {
        span.setAttributes(attributesOf({ path, status }));
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      end(request, response, () => context.with(inSpan, next));
    },

    span: (name, kind, work) =>
      tracer.startActiveSpan(
        name,
        { kind: kind === "call" ? SpanKind.CLIENT : SpanKind.INTERNAL },
        async (span: Span) => {
          try {
            return await work({ note: (fields) => void span.setAttributes(attributesOf(fields)) });
          } catch (error) {
            span.recordException(error instanceof Error ? error : String(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        },
      ),

    headers() {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },

    stop,
  };
}
