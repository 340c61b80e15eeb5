import { ROOT_CONTEXT, type Span, SpanStatusCode } from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import { expect, it } from "vitest";
import { tracedSpan } from "./traced-span.js";

/** A span of the name, as it would leave the process. */
function sent(name: string, fill: (span: Span) => void) {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const span = provider.getTracer("test").startSpan(name, {}, ROOT_CONTEXT);
  fill(span);
  span.end();
  const [kept] = exporter.getFinishedSpans();
  if (!kept) throw new Error("No span was kept.");
  return tracedSpan(kept);
}

const EMAIL = "ada.park@example.ca";
const TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2VhbA";

it("a span of Medusa's request says the route, and nothing that the visitor sent", () => {
  const { name, attributes } = sent(`GET /app/orders?email=${EMAIL}&token=${TOKEN}`, (span) =>
    span.setAttributes({
      "http.route": "/app/orders",
      "http.url": `/app/orders?email=${EMAIL}`,
      "http.status_code": 200,
      cookie: "birchwell.sid=s%3Asecret",
      authorization: `Bearer ${TOKEN}`,
      "x-forwarded-for": "203.0.113.7",
      "user-agent": "Firefox",
    }),
  );
  expect(name).toBe("GET /app/orders");
  expect(attributes).toEqual({ "http.route": "/app/orders", "http.status_code": 200 });
});

it("a span of a statement has placeholders where it has values, and not the way to the database", () => {
  const { attributes } = sent("pg.query:SELECT shop", (span) =>
    span.setAttributes({
      "db.system": "postgresql",
      "db.name": "shop",
      "db.user": "shop",
      "db.connection_string": "postgresql://127.0.0.1:5432/shop",
      "db.statement": `select "id" from "customer" where "email" = '${EMAIL}' and "phone" = $1`,
      "db.postgresql.values": [EMAIL],
    }),
  );
  expect(attributes).toEqual({
    "db.system": "postgresql",
    "db.name": "shop",
    "db.statement": 'select "id" from "customer" where "email" = ? and "phone" = $1',
  });
});

it("what went wrong is told as logs tell it", () => {
  const said = `Key (email)=(${EMAIL}) already exists, call 416 555 0199`;
  const { status, events } = sent("step:create:invoke", (span) => {
    span.setStatus({ code: SpanStatusCode.ERROR, message: said });
    span.recordException(new Error(said));
  });
  const told = "Key (email)=([email]) already exists, call [phone]";
  expect(status).toEqual({ code: SpanStatusCode.ERROR, message: told });
  expect(events.map(({ attributes }) => attributes)).toEqual([
    { "exception.type": "Error", "exception.message": told },
  ]);
});

it("keeps names of fields and leaves out of their lists what is none", () => {
  const fields = ["id", "variants.*", `email = '${EMAIL}'`];
  const { attributes } = sent("query.graph: product", (span) =>
    span.setAttributes({
      "query.fields": fields,
      "query.filters": EMAIL,
      "url.path": `/a/${EMAIL}`,
    }),
  );
  expect(attributes).toEqual({ "query.fields": ["id", "variants.*"], "url.path": "[email]" });
});
