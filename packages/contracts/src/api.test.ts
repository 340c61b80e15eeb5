import { afterEach, describe, expect, it, vi } from "vitest";
import { createApi } from "./api.js";
import { ApiError } from "./api-error.js";
import { ADDRESSES, CALLS } from "./calls/index.js";

const api = createApi({ addresses: ADDRESSES, answerSchema: async (name) => CALLS[name].answer });

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

const readProduct = () => api.call("products.read", { params: { slug: "x" } });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a call that succeeds", () => {
  it("gives the checked answer and sends cookies along", async () => {
    const fetched = answerWith(Response.json({ id: "a", more: true }));
    const body = { items: [], amountCAD: 1 } as never;
    expect(await api.call("orders.place", { body })).toEqual({ id: "a" });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
  });

  it("sends its body as JSON", async () => {
    const fetched = answerWith(Response.json({ message: "Yes." }));
    await api.call("accounts.forgotPassword", { body: { email: "ada@example.ca" } });
    expect(fetched.mock.calls[0]).toMatchObject([
      "/api/forgot-password",
      {
        method: "POST",
        body: '{"email":"ada@example.ca"}',
        headers: { "Content-Type": "application/json" },
      },
    ]);
  });

  it("sends a form as it is", async () => {
    const fetched = answerWith(Response.json([]));
    const form = new FormData();
    await api.call("images.upload", { body: form });
    expect(fetched.mock.calls[0]?.[1]?.body).toBe(form);
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty("Content-Type");
  });

  it("hands on the signal that ends it, and its end is no failure of the shop", async () => {
    const fetched = answerWith(new DOMException("", "AbortError"));
    const signal = AbortSignal.abort();
    await expect(api.call("categories.list", { signal })).rejects.not.toBeInstanceOf(ApiError);
    expect(fetched.mock.calls[0]?.[1]?.signal).toBe(signal);
  });
});

it("lets a call go on when its page is left, where that is asked for", async () => {
  const fetched = answerWith(Response.json({ items: [] }));
  await api.call("cart.keep", { body: { items: [] }, keepalive: true });
  expect(fetched.mock.calls[0]?.[1]?.keepalive).toBe(true);
});

describe("a call that fails", () => {
  it("throws status, colon and answer text, and keeps the sentence for people", async () => {
    const text = '{"message":"Product not found"}';
    answerWith(new Response(text, { status: 404 }));
    const error = await errorOf(readProduct());
    expect(error.message).toBe(`404: ${text}`);
    expect(error.sentence).toBe("Product not found");
    expect(error.status).toBe(404);
  });

  it("uses the status text when the answer is empty", async () => {
    answerWith(new Response("", { status: 502, statusText: "Bad Gateway" }));
    expect((await errorOf(readProduct())).message).toBe("502: Bad Gateway");
  });

  it("shows people no raw text of an answer that is not JSON", async () => {
    answerWith(new Response("<html>stack trace</html>", { status: 500 }));
    expect((await errorOf(readProduct())).sentence).not.toContain("html");
  });

  it("hands on which fields are wrong", async () => {
    const fields = [{ path: "email", message: "Invalid email address" }];
    answerWith(Response.json({ message: "Invalid email address", fields }, { status: 400 }));
    const call = api.call("accounts.forgotPassword", { body: { email: "x" } });
    expect((await errorOf(call)).fields).toEqual(fields);
  });

  it("has status 0 when nothing answered", async () => {
    answerWith(new TypeError("fetch failed"));
    expect((await errorOf(readProduct())).status).toBe(0);
  });

  it("does not let an answer through that breaks the contract", async () => {
    answerWith(Response.json({ id: 7 }));
    expect((await errorOf(readProduct())).sentence).toContain("Something went wrong");
  });
});

describe("the key of a question", () => {
  it("begins with noun and verb and holds all that is asked", () => {
    expect(api.key("products.list", { query: { search: "cane" } })).toEqual([
      "products",
      "list",
      { search: "cane" },
    ]);
    expect(api.key("orders.read", { params: { id: "7" } })).toEqual([
      "orders",
      "read",
      { id: "7" },
    ]);
  });
});
