import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { assertPortsFree, findFreePorts, isPortFree } from "./ports.ts";

const servers: Server[] = [];

async function occupy(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

test("a port is taken whether its program listens on loopback or on all addresses", async () => {
  expect(await isPortFree(await occupy("127.0.0.1"))).toBe(false);
  expect(await isPortFree(await occupy("0.0.0.0"))).toBe(false);
});

test("ports found free are different, and free", async () => {
  const ports = await findFreePorts(5);
  expect(new Set(ports).size).toBe(5);
  for (const port of ports) expect(await isPortFree(port)).toBe(true);
});

test("every taken port is named with its use and the setting that changes it", async () => {
  const [pages, medusa] = [await occupy("127.0.0.1"), await occupy("127.0.0.1")];
  const attempt = assertPortsFree([
    { port: pages, use: "the shop's pages", setting: "PORT" },
    { port: medusa, use: "Medusa", setting: "MEDUSA_PORT" },
  ]);
  await expect(attempt).rejects.toThrow(new RegExp(`port ${pages} \\(the shop's pages\\).*PORT=`));
  await expect(attempt).rejects.toThrow(new RegExp(`port ${medusa} \\(Medusa\\).*MEDUSA_PORT=`));
});

test("one port wanted by two settings is refused before anything listens", async () => {
  const [port = 0] = await findFreePorts(1);
  await expect(
    assertPortsFree([
      { port, use: "the shop's pages", setting: "PORT" },
      { port, use: "Medusa", setting: "MEDUSA_PORT" },
    ]),
  ).rejects.toThrow(`port ${port} is wanted by both PORT and MEDUSA_PORT`);
});
