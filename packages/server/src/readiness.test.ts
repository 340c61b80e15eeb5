import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createReadiness, LIVE_PATH, READY_PATH } from "./readiness.js";

let server: Server;
afterEach(() => void server.close());

async function aServer() {
  const readiness = createReadiness();
  server = createServer((request, response) =>
    readiness.handler(request, response, () => response.end("a page")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const { status, headers } = response;
    return { status, text: await response.text(), connection: headers.get("connection") };
  };
  return { readiness, ask };
}

describe("a process that others send requests to", () => {
  it("lives from the beginning, and is ready when it says so", async () => {
    const { readiness, ask } = await aServer();
    expect(await ask(LIVE_PATH)).toMatchObject({ status: 200 });
    expect(await ask(READY_PATH)).toMatchObject({ status: 503, text: '{"status":"starting"}' });
    readiness.open();
    expect(await ask(`${READY_PATH}?from=proxy`)).toMatchObject({ status: 200 });
  });

  it("says that it leaves while it still answers, and holds no connection any more", async () => {
    const { readiness, ask } = await aServer();
    readiness.open();
    expect(await ask("/")).toMatchObject({ connection: "keep-alive" });
    const left = readiness.leave(200);
    expect(await ask(READY_PATH)).toMatchObject({ status: 503, text: '{"status":"leaving"}' });
    expect(await ask(LIVE_PATH)).toMatchObject({ status: 200 });
    expect(await ask("/")).toEqual({ status: 200, text: "a page", connection: "close" });
    await left;
  });

  it("stays away once it leaves", async () => {
    const { readiness, ask } = await aServer();
    await readiness.leave(0);
    readiness.open();
    expect(await ask(READY_PATH)).toMatchObject({ status: 503 });
  });
});
