import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cardProblem, confirmCardPayment } from "./browser.js";
import { createStripeSimulator, type StripeSimulator, simulatorControl } from "./index.js";

let simulator: StripeSimulator;
let url = "";

beforeEach(async () => {
  simulator = createStripeSimulator({
    webhookUrl: "http://127.0.0.1:9/nobody",
    webhookSecret: "whsec_test",
    retryDelaysMs: [],
  });
  url = await simulator.listen(0);
});

afterEach(() => simulator.close());

interface Intent {
  id: string;
  status: string;
  client_secret: string;
  last_payment_error: { code: string } | null;
}

async function api(path: string, params?: Record<string, string>): Promise<Intent> {
  const response = await fetch(`${url}/v1/payment_intents${path}`, {
    headers: { Authorization: "Bearer sk_test_1" },
    ...(params ? { method: "POST", body: new URLSearchParams(params) } : {}),
  });
  return (await response.json()) as Intent;
}

const newIntent = () => api("", { amount: "4999", currency: "cad" });

const RETURN_URL = "http://shop.example/order-confirmation?orderId=order_1";

const pay = (clientSecret: string, number: string) =>
  confirmCardPayment({
    clientSecret,
    publishableKey: "pk_test_1",
    publicUrl: url,
    card: { number, expiry: "12/40", cvc: "123" },
    returnUrl: RETURN_URL,
  });

/** Answers the bank as a form does. Resolves with the address it sends the shopper to. */
async function answerBank(challenge: string, answer: string): Promise<URL> {
  const response = await fetch(challenge, {
    method: "POST",
    body: new URLSearchParams({ answer }),
    redirect: "manual",
  });
  return new URL(response.headers.get("location") ?? "about:blank");
}

describe("paying from a browser", () => {
  it("succeeds, and pressing twice pays once", async () => {
    const intent = await newIntent();
    const results = await Promise.all([
      pay(intent.client_secret, "4242 4242 4242 4242"),
      pay(intent.client_secret, "4242 4242 4242 4242"),
    ]);
    expect(results).toEqual([{ status: "succeeded" }, { status: "succeeded" }]);
    const charged = (await simulatorControl(url, "sk_test_1").events({ type: "charge.succeeded" }))
      .length;
    expect(charged).toBe(1);
  });

  it("says why a card is declined, in Stripe's words", async () => {
    const { client_secret } = await newIntent();
    expect(await pay(client_secret, "4000000000000002")).toEqual({
      status: "error",
      code: "card_declined",
      message: "Your card was declined.",
    });
    expect(await pay(client_secret, "4000000000009995")).toMatchObject({
      message: "Your card has insufficient funds.",
    });
    expect(await pay(client_secret, "4000000000000127")).toMatchObject({
      message: "Your card's security code is incorrect.",
    });
  });

  it("takes no card that could be real", async () => {
    const { client_secret } = await newIntent();
    const result = await pay(client_secret, "4111111111111111");
    expect(result).toMatchObject({ message: expect.stringContaining("used a non test card") });
  });

  it("does not pay with a wrong client secret", async () => {
    const { id } = await newIntent();
    const result = await pay(`${id}_secret_guess`, "4242424242424242");
    expect(result).toMatchObject({ status: "error", code: "resource_missing" });
    expect((await api(`/${id}`)).status).toBe("requires_payment_method");
  });

  it("answers a sentence when the service is away", async () => {
    const { client_secret } = await newIntent();
    await simulatorControl(url, "sk_test_1").fail({ kind: "hang_up" });
    expect(await pay(client_secret, "4242424242424242")).toEqual({
      status: "error",
      message: expect.stringContaining("could not reach the payment service"),
    });
  });
});

describe("3-D Secure", () => {
  const challenged = async () => {
    const intent = await newIntent();
    const result = await pay(intent.client_secret, "4000 0025 0000 3155");
    if (result.status !== "redirect") throw new Error(`unexpected ${result.status}`);
    return { intent, url: result.url };
  };

  it("asks on a page of the bank and returns paid when approved", async () => {
    const { intent, url: challenge } = await challenged();
    expect((await api(`/${intent.id}`)).status).toBe("requires_action");
    const page = await (await fetch(challenge)).text();
    expect(page).toContain("$49.99 CAD");
    expect(page).toContain("ending in 3155");
    const back = await answerBank(challenge, "approve");
    expect(back.href).toContain(RETURN_URL);
    expect(back.searchParams.get("redirect_status")).toBe("succeeded");
    expect((await api(`/${intent.id}`)).status).toBe("succeeded");
  });

  it("returns unpaid when refused, and another card may try", async () => {
    const { intent, url: challenge } = await challenged();
    const back = await answerBank(challenge, "fail");
    expect(back.searchParams.get("redirect_status")).toBe("failed");
    expect(await api(`/${intent.id}`)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
    });
    const second = await pay(intent.client_secret, "4242424242424242");
    expect(second.status).toBe("succeeded");
  });

  it("asks nothing once it is answered, cancelled or unknown", async () => {
    const { intent, url: challenge } = await challenged();
    await api(`/${intent.id}/cancel`, {});
    expect(await (await fetch(challenge)).text()).toContain("Nothing to confirm");
    const guessed = await fetch(challenge.replace(/secret=.*/, "secret=guess"));
    expect(guessed.status).toBe(404);
  });
});

describe("a card that cannot be right", () => {
  const problemOf = (card: Partial<Parameters<typeof cardProblem>[0]>) =>
    cardProblem({ number: "4242424242424242", expiry: "12/40", cvc: "123", ...card });

  it.each([
    [{ number: "4242" }, "number", "Your card number is incomplete."],
    [{ number: "4242424242424241" }, "number", "Your card number is invalid."],
    [{ number: "four" }, "number", "Your card number is invalid."],
    [{ expiry: "12" }, "expiry", "Your card's expiration date is incomplete."],
    [{ expiry: "13/40" }, "expiry", "Your card's expiration date is incomplete."],
    [{ expiry: "01/20" }, "expiry", "Your card's expiration year is in the past."],
    [{ cvc: "1" }, "cvc", "Your card's security code is incomplete."],
  ] as const)("%o is found before it is sent", (card, field, message) => {
    expect(problemOf(card)).toEqual({ field, message });
  });

  it.each(["12/40", "12 / 40", "1240", "12/2040", "12-40"])(
    "the expiry may be spelt %s",
    (expiry) => {
      expect(problemOf({ expiry })).toBeUndefined();
    },
  );
});
