import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "../errors/refusal";
import { refuseLongBody } from "./refuse-long-body";

const MOST = 100_000;

describe("a body in chunks", () => {
  let server: Server;
  let port = 0;
  let isCut: Promise<void>;
  beforeAll(async () => {
    server = createServer(async (incoming, response) => {
      isCut = new Promise((resolve) => incoming.once("close", resolve));
      const body = text(incoming.pipe(new PassThrough()));
      body.catch(() => undefined);
      const refusal = new Refusal("invalid", "Too large.");
      const tooLong = refuseLongBody(incoming, response, MOST, refusal);
      const answer = await Promise.race([body, tooLong]).catch((error: Error) => error.message);
      response.end(answer === "Too large." ? answer : String(answer.length));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());

  /** Sends chunks of 10,000 bytes until they are all gone or an answer has come. */
  function send(chunks: number): Promise<{ answer: string; sent: number }> {
    return new Promise((resolve, reject) => {
      let sent = 0;
      let isAnswered = false;
      const outgoing = request({ port, host: "127.0.0.1", method: "POST" }, async (response) => {
        isAnswered = true;
        const answer = await text(response);
        resolve({ answer, sent });
        outgoing.destroy();
      });
      // A connection that ends with the answer may refuse what was on its way.
      outgoing.on("error", (error) => isAnswered || reject(error));
      const next = () => {
        if (isAnswered) return;
        if (sent === chunks) return void outgoing.end();
        sent++;
        outgoing.write(Buffer.alloc(10_000), () => setImmediate(next));
      };
      next();
    });
  }

  it("is read to its end while it is not too long", async () => {
    expect(await send(10)).toMatchObject({ answer: "100000" });
  });

  it("is refused where it becomes too long, and not read on", async () => {
    const { answer, sent } = await send(Number.POSITIVE_INFINITY);
    expect(answer).toBe("Too large.");
    expect(sent).toBeGreaterThan(10);
    await isCut;
  });
});
