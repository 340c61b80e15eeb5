import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import {
  keepTraces,
  stopTraces,
  type Tracer,
  traced,
  traceHeaders,
  traceRequests,
} from "./traces.js";

vi.mock("@opentelemetry/api", () => {
  throw new Error("OpenTelemetry was loaded.");
});

it("loads nothing of OpenTelemetry for a process that keeps no traces", async () => {
  vi.resetModules();
  await import("./index.js");
  await expect(import("./open-telemetry.js")).rejects.toThrow();
});

const CARRIED = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

/** A request that says it belongs to a trace, and what is left of that for whoever it is handed on to. */
function ask(isTrusted: boolean, path = "/product/cane?search=ada") {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: path });
  request.headers = { traceparent: CARRIED, baggage: "who=ada" };
  let isPassed = false;
  const handler = traceRequests(
    () => isTrusted,
    ({ path: asked }) => (asked === "/health" ? undefined : `of ${asked}`),
  );
  handler(request, new ServerResponse(request), () => {
    isPassed = true;
  });
  return { isPassed, headers: request.headers };
}

afterEach(stopTraces);

it("a visitor's word about traces is handed on to nobody, whether traces are kept or not", () => {
  expect(ask(false)).toEqual({ isPassed: true, headers: {} });
  expect(ask(true).headers.traceparent).toBe(CARRIED);
});

it("work is done, and nothing is kept, without a tracer", async () => {
  expect(await traced("work", "work", async (span) => span.note({ status: 200 }) ?? "done")).toBe(
    "done",
  );
  expect(traceHeaders()).toEqual({});
});

it("a request is kept under the name of its route", () => {
  const routes: (string | undefined)[] = [];
  keepTraces(
    fakeTracer({
      request: (_request, _response, { route, next }) => {
        routes.push(route);
        next();
      },
    }),
  );
  expect(ask(false).isPassed).toBe(true);
  expect(ask(false, "/health").isPassed).toBe(true);
  expect(routes).toEqual(["of /product/cane", undefined]);
});

it("a process ends although its last spans do not leave", async () => {
  keepTraces(fakeTracer({ stop: () => new Promise(() => undefined) }));
  const begun = performance.now();
  await stopTraces();
  expect(performance.now() - begun).toBeLessThan(3000);
  keepTraces(fakeTracer({ stop: () => Promise.reject(new Error("away")) }));
  await stopTraces();
});

function fakeTracer(ways: Partial<Tracer>): Tracer {
  return {
    request: (_request, _response, { next }) => next(),
    span: (_name, _kind, work) => work({ note: () => undefined }),
    headers: () => ({}),
    stop: async () => undefined,
    ...ways,
  };
}
