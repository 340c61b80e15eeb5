import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createStripeSimulator } from "../create-stripe-simulator.js";

let folder = "";
let statePath = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stripe-simulator-"));
  statePath = join(folder, "state.jsonl");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function withSimulator<T>(work: (ask: typeof askAt) => Promise<T>): Promise<T> {
  const simulator = createStripeSimulator({
    webhookUrl: "http://127.0.0.1:9/nobody",
    webhookSecret: "whsec_test",
    retryDelaysMs: [],
    statePath,
  });
  const url = await simulator.listen(0);
  try {
    return await work((path, action) => askAt(url + path, action));
  } finally {
    await simulator.close();
  }
}

/** A GET, a DELETE, or a POST of these fields. Throws what is refused. */
async function askAt(
  url: string,
  action: Record<string, string> | "GET" | "DELETE" = "GET",
): Promise<{ id: string }> {
  const isPost = typeof action === "object";
  const response = await fetch(url, {
    headers: { Authorization: "Bearer sk_test_1" },
    method: isPost ? "POST" : action,
    ...(isPost ? { body: new URLSearchParams(action) } : {}),
  });
  const body = (await response.json()) as { id: string };
  if (!response.ok) throw new Error(JSON.stringify(body));
  return body;
}

const PAID = { amount: "4999", currency: "cad", confirm: "true", payment_method: "pm_card_visa" };

test("yesterday's payment can still be refunded after a restart", async () => {
  const { id } = await withSimulator((ask) => ask("/v1/payment_intents", PAID));
  const refund = await withSimulator((ask) => ask("/v1/refunds", { payment_intent: id }));
  expect(refund).toMatchObject({ amount: 4999, payment_intent: id });
  await withSimulator(async (ask) => {
    expect(await ask(`/v1/payment_intents/${id}`)).toMatchObject({ status: "succeeded" });
    await expect(ask("/v1/refunds", { payment_intent: id })).rejects.toThrow("already_refunded");
  });
});

test("what was removed stays removed", async () => {
  const { id } = await withSimulator((ask) => ask("/v1/customers", { name: "Rose" }));
  await withSimulator((ask) => ask(`/v1/customers/${id}`, "DELETE"));
  await withSimulator((ask) => expect(ask(`/v1/customers/${id}`)).rejects.toThrow("missing"));
});

test("a line that a crash cut short is passed over", async () => {
  const { id } = await withSimulator((ask) => ask("/v1/payment_intents", PAID));
  await appendFile(statePath, '{"kind":"payment_intent","item":{"id":"pi_h');
  await withSimulator(async (ask) => {
    expect(await ask(`/v1/payment_intents/${id}`)).toMatchObject({ id });
  });
});

test("no card number and no security code is ever written", async () => {
  const number = "4000000000000077";
  await withSimulator((ask) =>
    ask("/v1/payment_methods", {
      type: "card",
      "card[number]": number,
      "card[exp_month]": "12",
      "card[exp_year]": "2040",
      "card[cvc]": "987",
    }),
  );
  const written = await readFile(statePath, "utf8");
  expect(written).toContain('"last4":"0077"');
  expect(written).not.toContain(number);
  // A time or an id may hold these three digits by chance; a value is they and nothing else.
  expect(valuesOf(written)).not.toContain("987");
});

/** Every value in a file of JSON lines, as text, however deep it lies. */
function valuesOf(lines: string): string[] {
  const values: string[] = [];
  for (const line of lines.split("\n").filter(Boolean)) {
    JSON.parse(line, (_key, value: unknown) => {
      if (typeof value !== "object") values.push(String(value));
      return value;
    });
  }
  return values;
}
