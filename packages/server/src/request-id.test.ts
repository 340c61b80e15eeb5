import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { type Answered, observeAnswers } from "./log-requests.js";
import { nameRequests, withRequestNumber } from "./request-id.js";
import { inRequest, requestId } from "./request-scope.js";

function asked(headers: Record<string, string>, isTrusted = true) {
  const said: Record<string, string> = {};
  const request = { headers: { ...headers }, url: "/a?secret=1", method: "GET" };
  const response = Object.assign(new EventEmitter(), {
    ...{ statusCode: 200, writableFinished: true },
    setHeader: (name: string, value: string) => {
      said[name] = value;
    },
  });
  let inside: string | undefined;
  nameRequests(() => isTrusted)(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    () => {
      inside = requestId();
    },
  );
  return { id: request.headers["x-request-id"], said, inside, request, response };
}

it("a request has one id: in its headers, on its answer, and for all that runs for it", () => {
  const { id, said, inside } = asked({});
  expect(id).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect([said["X-Request-Id"], inside]).toEqual([id, id]);
  expect(requestId()).toBeUndefined();
});

it("the id of a proxy that may name requests is kept, when it is well-formed", () => {
  const given = "7f3a9c52b1d04e6e";
  expect(asked({ "x-request-id": given }).id).toBe(given);
  expect(asked({ "x-request-id": given }, false).id).not.toBe(given);
  for (const bad of ["short", "a".repeat(129), "one two three", 'id"},{"a', "ada@example.ca"])
    expect(asked({ "x-request-id": bad }).id).not.toBe(bad);
});

it("a sentence about a breakdown says the number of the request, where there is one", () => {
  expect(withRequestNumber("It broke.")).toBe("It broke.");
  expect(inRequest("7K3M-9QXT-2BFA", () => withRequestNumber("It broke."))).toBe(
    "It broke. If it happens again, tell us this number: 7K3M-9QXT-2BFA",
  );
});

it("an answer is told with its path alone, when it ends, and as left when nobody waited for it", () => {
  const told: (Answered & { id: string | undefined })[] = [];
  for (const isWhole of [true, false]) {
    const { request, response } = asked({});
    response.writableFinished = isWhole;
    observeAnswers((answered) => void told.push({ ...answered, id: requestId() }))(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      () => undefined,
    );
    request.url = "/changed";
    response.emit("close");
  }
  expect(told).toMatchObject([
    { method: "GET", path: "/a", status: 200 },
    { path: "/a", status: 499 },
  ]);
});
