import { startLog } from "@eldercare/server";
import { expect, it } from "vitest";
import { stripeAnswers } from "../measures/measures";
import { createStripeClient } from "./stripe-client";

it("a Stripe that does not answer is counted and logged, without what was asked for", async () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  startLog({ service: "medusa", level: "warn", format: "json", write });
  // Nothing listens there.
  const stripe = createStripeClient({
    apiKey: "sk_test_none",
    webhookSecret: "",
    simulatorPort: 1,
  });
  const search = stripe.customers.list({ email: "ada@example.ca" }, { maxNetworkRetries: 0 });
  await expect(search).rejects.toThrow();
  const { values } = await stripeAnswers.get();
  expect(values).toContainEqual(
    expect.objectContaining({
      ...{ metricName: "shop_stripe_request_duration_seconds_count", value: 1 },
      labels: { status: "none" },
    }),
  );
  expect(JSON.parse(lines.join(""))).toMatchObject({
    ...{ message: "Stripe: GET /v1/customers was not answered.", "error.code": "ECONNREFUSED" },
  });
  expect(lines.join("")).not.toContain("ada");
});
