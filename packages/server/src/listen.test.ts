import { Agent, createServer, get, type Server } from "node:http";
import { type AddressInfo, createServer as createListener } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { type Listening, listen } from "./listen.js";

const PATIENCE_MS = 1000;
const open: Listening[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close(PATIENCE_MS)));
});

/** A port that is free on both loopback addresses. */
async function aFreePort(): Promise<number> {
  const listener = createListener();
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

async function serve(host?: string, server = aServer()): Promise<number> {
  const port = await aFreePort();
  open.push(await listen(server, port, host));
  return port;
}

const aServer = (): Server => createServer((_request, response) => response.end("here"));

function answerOf(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    get({ host, port, agent: false }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve(text);
    }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
  });
}

/** An address of this machine that others can reach, where it has one. */
const outside = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
const hasIpv6 = Object.values(networkInterfaces()).some((found) =>
  found?.some(({ address }) => address === "::1"),
);

describe("a server", () => {
  it("on localhost answers on both loopback addresses, and on no other", async () => {
    const port = await serve("localhost");
    expect(await answerOf("127.0.0.1", port)).toBe("here");
    expect(await answerOf("::1", port)).toBe(hasIpv6 ? "here" : "EADDRNOTAVAIL");
    if (outside) expect(await answerOf(outside, port)).toBe("ECONNREFUSED");
  });

  it("without a host answers on every address", async () => {
    const port = await serve();
    for (const host of ["127.0.0.1", ...(outside ? [outside] : [])]) {
      expect(await answerOf(host, port), host).toBe("here");
    }
  });

  it("on one address answers there alone", async () => {
    const port = await serve("127.0.0.1");
    expect(await answerOf("127.0.0.1", port)).toBe("here");
    expect(await answerOf("::1", port)).not.toBe("here");
  });

  it("keeps an idle connection longer than a proxy in front does", async () => {
    const port = await serve("127.0.0.1");
    const agent = new Agent({ keepAlive: true });
    const told = await new Promise((resolve, reject) => {
      get({ host: "127.0.0.1", port, agent }, ({ headers }) => resolve(headers["keep-alive"])).on(
        "error",
        reject,
      );
    });
    agent.destroy();
    expect(told).toBe("timeout=65");
  });

  it("says that its port is taken", async () => {
    const port = await serve("localhost");
    await expect(listen(aServer(), port, "localhost")).rejects.toThrow(/EADDRINUSE/);
  });

  it("lets a request end that is under way when it closes, and takes no other", async () => {
    let begun: () => void;
    let answer: () => void = () => undefined;
    const isUnderWay = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const server = createServer((_request, response) => {
      answer = () => response.end("late");
      begun();
    });
    const port = await aFreePort();
    const listening = await listen(server, port, "localhost");
    const asked = answerOf(hasIpv6 ? "::1" : "127.0.0.1", port);
    await isUnderWay;
    const closed = listening.close(PATIENCE_MS);
    expect(await answerOf("127.0.0.1", port)).toBe("ECONNREFUSED");
    expect(await answerOf("::1", port)).not.toBe("here");
    answer();
    expect(await asked).toBe("late");
    await closed;
  });
});
