import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { startLog } from "./log.js";
import { measureRequests } from "./measure-requests.js";
import { counter } from "./metrics.js";
import { metricsPort, serveMetrics } from "./serve-metrics.js";

/** Unit tests run beside the compiler; vitest itself waits for one second. */
const PATIENCE_MS = 15_000;

const HOST = "127.0.0.1";

it("what was measured is said as Prometheus reads it, by routes of few names, and nowhere else", async () => {
  const sold = counter({ name: "sold_total", help: "Sold.", labelNames: ["kind"] });
  sold.inc({ kind: "walker" }, 2);
  expect(counter({ name: "sold_total", help: "The same." })).toBe(sold);
  const measure = measureRequests(({ path }) => (path === "/stream" ? undefined : "page"));
  const shop = createServer((request, response) =>
    measure(request, response, () => response.writeHead(request.url === "/b" ? 404 : 200).end()),
  );
  await new Promise<void>((resolve) => shop.listen(0, HOST, resolve));
  const { port: shopPort } = shop.address() as AddressInfo;
  for (const path of ["/a?x=1", "/a/ada@example.ca", "/b", "/stream"])
    await (await fetch(`http://${HOST}:${shopPort}${path}`)).text();
  shop.close();
  const server = await serveMetrics({ port: 0, host: HOST, service: "storefront" });
  const ask = async (path: string) => fetch(`http://${HOST}:${server?.port}${path}`);
  await vi.waitFor(
    async () =>
      expect(await (await ask("/metrics")).text()).toContain(
        'shop_http_request_duration_seconds_count{service="storefront",route="page",status="2xx"} 2',
      ),
    PATIENCE_MS,
  );
  const answer = await ask("/metrics");
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toMatch(/^# TYPE sold_total counter\nsold_total\{.*kind="walker".*\} 2$/m);
  expect(text).toContain('status="4xx"} 1');
  expect(text).toMatch(/^process_resident_memory_bytes\{service="storefront"\} \d+$/m);
  expect(text).not.toMatch(/ada@|stream/);
  expect((await ask("/")).status).toBe(404);
  await server?.close();
});

it("a port that is taken closes no shop", async () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  startLog({ service: "storefront", level: "warn", format: "text", write });
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, HOST, resolve));
  const { port } = taken.address() as AddressInfo;
  expect(await serveMetrics({ port, host: HOST, service: "medusa" })).toBeUndefined();
  expect(lines.join("")).toContain(`port ${port} cannot be opened`);
  taken.close();
});

it("each process of a fleet has a port of its own, by its kind and its place", () => {
  expect(metricsPort(9400, "medusa", 0)).toBe(9400);
  expect(metricsPort(9400, "medusa", 1)).toBe(9401);
  expect(metricsPort(9400, "storefront", 1)).toBe(9501);
  expect(metricsPort(9400, "medusa-worker")).toBe(9600);
});
