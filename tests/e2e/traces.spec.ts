import { addressOf } from "@eldercare/contracts/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFurtherMedusa } from "../support/further-medusa.ts";
import { openFurtherStorefront } from "../support/further-storefront.ts";
import { shopUnderTest } from "../support/shop-under-test.ts";
import { openTraceReceiver, type ReceivedSpan } from "../support/trace-receiver.ts";
import { eventually } from "./eventually.ts";

describe("a shop that keeps traces", () => {
  let receiver: Awaited<ReturnType<typeof openTraceReceiver>>;
  let medusa: Awaited<ReturnType<typeof openFurtherMedusa>>;
  let storefront: Awaited<ReturnType<typeof openFurtherStorefront>>;
  beforeAll(async () => {
    receiver = await openTraceReceiver();
    medusa = await openFurtherMedusa(receiver.settings);
    const { settings } = receiver;
    storefront = await openFurtherStorefront({ ...settings, MEDUSA_URL: medusa.url });
  });
  afterAll(async () => {
    await storefront?.stop();
    await medusa?.stop();
    await receiver?.stop();
  });

  /** What was kept of a request, once all of it has come: what a span stands in is sent after it. */
  async function traceOf(answer: Response): Promise<ReceivedSpan[]> {
    const id = answer.headers.get("x-request-id");
    const own = () =>
      receiver.spans().filter(({ attributes }) => attributes["http.request.id"] === id);
    await eventually(() => own().map(({ service }) => service)).toEqual(
      expect.arrayContaining(["storefront", "medusa"]),
    );
    const cutOff = () => {
      const known = new Set(own().map(({ spanId }) => spanId));
      return own().filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId));
    };
    await eventually(cutOff).toEqual([]);
    return own();
  }
  const ask = (path: string, init?: RequestInit) =>
    fetch(`${storefront.url}${path}`, {
      ...init,
      headers: { origin: storefront.url, ...init?.headers },
    });

  it("a page is one trace, from the storefront by Medusa to the database", async () => {
    // Not from memory: a search that nobody made before.
    const answer = await ask(`/products?search=cane-${Date.now()}`);
    expect(answer.status).toBe(200);
    await answer.text();
    const spans = await traceOf(answer);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    const first = spans.filter(({ parentSpanId }) => !parentSpanId);
    expect(first.map(({ service, name }) => [service, name])).toEqual([
      ["storefront", "GET /products/:category"],
    ]);
    const known = new Set(spans.map(({ spanId }) => spanId));
    expect(spans.every(({ parentSpanId: id }) => !id || known.has(id))).toBe(true);
    const names = spans.map(({ service, name }) => `${service}: ${name}`);
    expect(names).toContain("medusa: GET products.list");
    expect(names).toContainEqual(expect.stringMatching(/^medusa: route handler: /));
    const statements = spans.flatMap(({ attributes }) => attributes["db.statement"] ?? []);
    expect(statements).toContainEqual(expect.stringMatching(/^select /i));
  });

  it("goes on to Stripe, under the request's own id", async () => {
    const { adminEmail: email, adminPassword: password } = shopUnderTest();
    const signedIn = await ask(addressOf("session.signIn"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.status).toBe(200);
    const cookies = signedIn.headers.getSetCookie();
    const cookie = cookies.map((each) => each.split(";", 1)[0]).join("; ");
    // "System" asks Stripe whether it is there.
    const answer = await ask(addressOf("system.read"), { headers: { cookie } });
    expect(answer.status).toBe(200);
    const spans = await traceOf(answer);
    expect(spans.find(({ name }) => name === "Stripe GET")).toMatchObject({
      traceId: spans[0]?.traceId,
      attributes: {
        "peer.service": "stripe",
        "url.path": "/v1/payment_intents",
        "http.response.status_code": 200,
      },
    });
  });

  it("nothing of a person is in them, and no secret", async () => {
    const email = "ada.spans@example.ca";
    const headers = {
      cookie: "birchwell.sid=of-ada",
      authorization: "Bearer of-ada-too",
      "user-agent": "AdasBrowser",
    };
    const form = {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        ...{ name: "Ada Spanswoman", email, subject: "A question of spans" },
        ...{ message: "Does the cane of Spansville fold?", website: "" },
      }),
      headers,
    } as const;
    const sent = await ask("/contact", form);
    expect(sent.status).toBe(303);
    const looked = await ask(`/products?search=spans-of-ada&token=${"x1Y".repeat(20)}`, {
      headers,
    });
    await looked.text();
    for (const answer of [sent, looked]) await traceOf(answer);
    // What a workflow does afterwards comes later.
    await eventually(() => receiver.text()).toContain("contact.send");
    for (const secret of [
      ...[email, "ada.spans", "Spanswoman", "Spansville", "question of spans"],
      ...["of-ada", "AdasBrowser", "x1Yx1Y", "birchwell.sid", "127.0.0.1"],
    ])
      expect(receiver.text()).not.toContain(secret);
  });

  it("goes on as ever, and ends, while the collector answers nothing", async () => {
    receiver.hang();
    const limit = { signal: AbortSignal.timeout(60_000) };
    for (let time = 0; time < 3; time += 1) {
      const answer = await ask(`/products?search=cane-${Date.now()}`, limit);
      expect(answer.status).toBe(200);
      await answer.text();
    }
    const begun = performance.now();
    await storefront.stop();
    expect(performance.now() - begun).toBeLessThan(60_000);
  });
});
