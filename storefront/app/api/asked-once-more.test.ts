import type { ApiRequest } from "@eldercare/contracts/transport";
import { expect, it } from "vitest";
import { askedOnceMore } from "./asked-once-more";

const QUESTION: ApiRequest = {
  ...{ method: "GET", address: "/anything", body: undefined, signal: undefined },
};

/** Asks a server that ends so many connections first; answers what came of it, and how often it was asked. */
async function ask(request: ApiRequest, endedConnections: number) {
  let asked = 0;
  const outcome = await askedOnceMore(async () => {
    asked += 1;
    if (asked <= endedConnections) throw new TypeError("fetch failed");
    return new Response(null, { status: 204 });
  })(request).then(
    ({ status }) => status,
    ({ message }: Error) => message,
  );
  return [outcome, asked];
}

it("a question whose connection was ended is asked once more, and no more often", async () => {
  expect(await ask(QUESTION, 0)).toEqual([204, 1]);
  expect(await ask(QUESTION, 1)).toEqual([204, 2]);
  expect(await ask(QUESTION, 2)).toEqual(["fetch failed", 2]);
});

it("what changes something, or is not wanted any more, is not", async () => {
  expect(await ask({ ...QUESTION, method: "POST" }, 1)).toEqual(["fetch failed", 1]);
  expect(await ask({ ...QUESTION, signal: AbortSignal.abort() }, 1)).toEqual(["fetch failed", 1]);
});
