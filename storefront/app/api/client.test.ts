import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ApiError } from "./api-error";
import { apiAddress, apiGet, apiSend } from "./client";

const Answer = z.object({ id: z.string() });

function answerWith(response: Response | Error) {
  const fetched = vi.fn<typeof fetch>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function errorOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error("an ApiError was expected");
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a call that succeeds", () => {
  it("gives the checked answer and sends cookies along", async () => {
    const fetched = answerWith(Response.json({ id: "a", more: true }));
    expect(await apiGet("/api/things", Answer)).toEqual({ id: "a" });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
  });

  it("sends its body as JSON", async () => {
    const fetched = answerWith(Response.json({ id: "a" }));
    await apiSend("POST", "/api/things", { name: "Cane" }, Answer);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      body: '{"name":"Cane"}',
      headers: { "Content-Type": "application/json" },
    });
  });
});

describe("a call that fails", () => {
  it("throws status, colon and answer text, and keeps the sentence for people", async () => {
    const text = '{"message":"Product not found"}';
    answerWith(new Response(text, { status: 404 }));
    const error = await errorOf(apiGet("/api/products/x", Answer));
    expect(error.message).toBe(`404: ${text}`);
    expect(error.sentence).toBe("Product not found");
    expect(error.status).toBe(404);
  });

  it("uses the status text when the answer is empty", async () => {
    answerWith(new Response("", { status: 502, statusText: "Bad Gateway" }));
    expect((await errorOf(apiGet("/api/x", Answer))).message).toBe("502: Bad Gateway");
  });

  it("shows people no raw text of an answer that is not JSON", async () => {
    answerWith(new Response("<html>stack trace</html>", { status: 500 }));
    expect((await errorOf(apiGet("/api/x", Answer))).sentence).not.toContain("html");
  });

  it("hands on which fields are wrong", async () => {
    const fields = [{ path: "email", message: "Invalid email address" }];
    answerWith(Response.json({ message: "Invalid email address", fields }, { status: 400 }));
    expect((await errorOf(apiSend("POST", "/api/x", {}, Answer))).fields).toEqual(fields);
  });

  it("has status 0 when nothing answered", async () => {
    answerWith(new TypeError("fetch failed"));
    expect((await errorOf(apiGet("/api/x", Answer))).status).toBe(0);
  });

  it("does not let an answer through that breaks the contract", async () => {
    answerWith(Response.json({ id: 7 }));
    expect((await errorOf(apiGet("/api/x", Answer))).sentence).toContain("Something went wrong");
  });
});

describe("an address", () => {
  it("leaves out parameters without a value and encodes the rest", () => {
    expect(apiAddress("/api/products", { search: "a&b c", featured: undefined, sortBy: "" })).toBe(
      "/api/products?search=a%26b+c",
    );
  });
});
