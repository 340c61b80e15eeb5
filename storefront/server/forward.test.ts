import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { forwardTo } from "./forward.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("ends a connection that is idle before the other server does", async () => {
  const medusa = createServer((_request, response) => response.end("here"));
  medusa.keepAliveTimeout = 2000;
  const isEndedByUs = new Promise<boolean>((resolve) => {
    medusa.on("connection", (socket) => {
      socket.once("end", () => resolve(true)).once("close", () => resolve(false));
    });
  });
  const forward = forwardTo(await serve(medusa), "away");
  const shop = await serve(createServer((request, response) => forward(request, response)));
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    get(shop, (response) => resolve(response.resume().statusCode)).on("error", reject);
  });
  expect(answer).toBe(200);
  expect(await isEndedByUs).toBe(true);
});
