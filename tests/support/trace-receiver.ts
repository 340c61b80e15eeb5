import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: number | string };
type Attribute = { key: string; value: Value };

/** A span as a collector is sent it (OTLP in JSON), with the service that sent it. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string | number | undefined>;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, "service" | "attributes"> & { attributes: Attribute[] })[];
    }[];
  }[];
}

/** Takes spans as a collector does, and keeps them. Ends with `stop`. */
export async function openTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  let isHanging = false;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    if (request.url === "/v1/traces") {
      texts.push(text);
      spans.push(...spansOf(JSON.parse(text)));
    }
    if (isHanging) return;
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    /** The settings by which a server sends its spans here, soon. */
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "200",
      // Who waited for it would wait longer than any test.
      OTEL_BSP_EXPORT_TIMEOUT: "120000",
      OTEL_EXPORTER_OTLP_TIMEOUT: "120000",
    },
    spans: () => spans,
    /** All that came, as it came. */
    text: () => texts.join("\n"),
    /** From now on it takes what comes and answers nothing. */
    hang: () => {
      isHanging = true;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function spansOf({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)["service.name"]);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) })),
    );
  });
}

function valuesOf(attributes: Attribute[]): ReceivedSpan["attributes"] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}
