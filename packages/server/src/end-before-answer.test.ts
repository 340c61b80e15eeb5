import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { endBeforeAnswer } from "./end-before-answer.js";

let close: () => void = () => undefined;
afterEach(() => close());

/** A server that answers so; `told` says how often what was kept ended. */
async function answering(status: number) {
  const told = { ends: 0 };
  const end = () => {
    told.ends += 1;
  };
  const watch = endBeforeAnswer({ end }, ({ path }) => path === "/w");
  const server = createServer((request, response: ServerResponse) => {
    const asked = { method: request.method ?? "GET", path: request.url ?? "/" };
    watch(asked, response, () => {
      expect(told.ends).toBe(0);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => server.close();
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it("ends what is kept when a write is answered, not when it is asked for", async () => {
  const { told, url } = await answering(200);
  await fetch(`${url}/w`);
  expect(told.ends).toBe(1);
});

it.each([
  ["/w", 403],
  ["/r", 200],
])("ends nothing for %s answered with %i", async (path, status) => {
  const { told, url } = await answering(status);
  await fetch(`${url}${path}`);
  expect(told.ends).toBe(0);
});
