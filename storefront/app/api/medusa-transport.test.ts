import { createServer, type IncomingMessage, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { ApiError, createApi } from "@eldercare/contracts/api";
import { addressOf } from "@eldercare/contracts/calls";
import { keepFailedAnswers, sdkTransport } from "@eldercare/contracts/sdk-transport";
import { SHOP_ADDRESSES } from "@eldercare/contracts/shop-addresses";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { answerSchema } from "./answer-schema";

/** Medusa's SDK against a server that answers what it is told to. */

// As CommonJS: Vite complains of each source map that the package lacks.
const { Client } = createRequire(import.meta.url)(
  "@medusajs/js-sdk",
) as typeof import("@medusajs/js-sdk");

let server: Server;
let api: ReturnType<typeof apiAt>;
let answer = { status: 200, body: "{}" };
let asked: { request: IncomingMessage; body: string } | undefined;
const plainFetch = globalThis.fetch;

const apiAt = (baseUrl: string) =>
  createApi({
    addresses: SHOP_ADDRESSES,
    answerSchema,
    transport: sdkTransport(new Client({ baseUrl, auth: { type: "session" } })),
  });

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = { request, body: (await request.toArray()).join("") };
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  api = apiAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  globalThis.fetch = plainFetch;
});
afterAll(() => server.close());

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error("an ApiError was expected");
}

const refused = (status: number, body: string) => {
  answer = { status, body };
  return failureOf(api.call("contact.send", { body: {} as never }));
};
const REFUSAL = {
  message: "Taken.",
  code: "sku_taken",
  fields: [{ path: "sku", message: "Taken." }],
};

describe("calls by Medusa's SDK", () => {
  it("ask at the path of the table, with the query, and give the checked answer", async () => {
    answer = { status: 200, body: '{"products":[],"total":0}' };
    expect(await api.call("products.list", { query: { search: "a b" } })).toEqual({
      products: [],
      total: 0,
    });
    expect(asked?.request.url).toBe(addressOf("products.list", { query: { search: "a b" } }));
  });

  it("carry the headers of whoever they are made for", async () => {
    answer = { status: 200, body: '{"products":[],"total":0}' };
    const { port } = server.address() as AddressInfo;
    const client = new Client({ baseUrl: `http://127.0.0.1:${port}`, auth: { type: "session" } });
    const transport = sdkTransport(client, () => ({ "x-visitor": "ada" }));
    const calls = createApi({ addresses: SHOP_ADDRESSES, answerSchema, transport });
    await calls.call("products.list");
    expect(asked?.request.headers["x-visitor"]).toBe("ada");
  });

  it("send a body as JSON, once", async () => {
    answer = { status: 201, body: '{"message":"Thanks."}' };
    const body = { name: "Ada", email: "ada@example.ca", subject: "Hello", message: "Hi" };
    await api.call("contact.send", { body });
    expect(JSON.parse(asked?.body ?? "")).toEqual(body);
    expect(asked?.request.headers["content-type"]).toBe("application/json");
  });

  it("fail with status and sentence", async () => {
    expect(await refused(409, JSON.stringify(REFUSAL))).toMatchObject({
      status: 409,
      sentence: "Taken.",
    });
    expect((await refused(502, "<html>")).sentence).toContain("Something went wrong");
  });

  it("fail with all that was answered where failed answers are kept", async () => {
    keepFailedAnswers();
    const { code, fields } = REFUSAL;
    expect(await refused(409, JSON.stringify(REFUSAL))).toMatchObject({
      status: 409,
      code,
      fields,
    });
  });

  it("have status 0 when nothing answers", async () => {
    const nowhere = apiAt("http://127.0.0.1:1");
    expect((await failureOf(nowhere.call("categories.list"))).status).toBe(0);
  });

  it("end when they are told to, which is no failure of the shop", async () => {
    const signal = AbortSignal.abort();
    await expect(api.call("categories.list", { signal })).rejects.not.toBeInstanceOf(ApiError);
  });
});
