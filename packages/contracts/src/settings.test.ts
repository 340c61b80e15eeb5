import { describe, expect, it } from "vitest";
import { readSettings, readStorefrontSettings, SettingsError } from "./settings.js";

const problemsOf = (env: Record<string, string>) => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.join("\n");
    throw error;
  }
  return "";
};

describe("settings", () => {
  it("need nothing for a demo shop", () => {
    expect(readSettings({})).toMatchObject({
      PORT: 8000,
      MEDUSA_PORT: 9000,
      STRIPE_SIMULATOR_PORT: 12111,
      DATA_DIR: ".data",
      PAYMENTS: "demo",
      SHOP_URL: "http://localhost:8000",
      MEDUSA_URL: "http://127.0.0.1:9000",
      ADMIN_EMAIL: "admin@eldercare.example",
      ADMIN_PASSWORD: "eldercare-admin",
    });
  });

  it("follow the port in the shop's address and drop its last slash", () => {
    expect(readSettings({ PORT: "8123" }).SHOP_URL).toBe("http://localhost:8123");
    expect(readSettings({ SHOP_URL: "https://shop.example/" }).SHOP_URL).toBe(
      "https://shop.example",
    );
  });

  it("take an empty value for one that is not set", () => {
    expect(readSettings({ DATABASE_URL: " ", PORT: "" }).PORT).toBe(8000);
  });

  it("name every bad variable at once", () => {
    const problems = problemsOf({
      PORT: "shop",
      DATABASE_URL: "mysql://x",
      LOG_LEVEL: "loud",
    });
    expect(problems).toMatch(/^PORT must be a port number/m);
    expect(problems).toMatch(/^DATABASE_URL must be an address starting with postgres:/m);
    expect(problems).toMatch(/^LOG_LEVEL /m);
  });

  it("never print a secret in full", () => {
    expect(problemsOf({ JWT_SECRET: "hunter2hunter2" })).not.toContain("hunter2");
  });

  it("have no default secret in production", () => {
    const problems = problemsOf({ NODE_ENV: "production" });
    for (const name of [
      "JWT_SECRET",
      "COOKIE_SECRET",
      "STOREFRONT_SECRET",
      "ADMIN_EMAIL",
      "ADMIN_PASSWORD",
      "STRIPE_API_KEY",
    ]) {
      expect(problems).toContain(name);
    }
  });

  it("let production run on demo payments only when that is said", () => {
    const secrets = {
      NODE_ENV: "production",
      JWT_SECRET: "a-long-enough-secret",
      COOKIE_SECRET: "another-long-secret",
      STOREFRONT_SECRET: "a-third-long-secret",
      ADMIN_EMAIL: "owner@shop.example",
      ADMIN_PASSWORD: "a-good-password",
    };
    expect(problemsOf(secrets)).toContain("PAYMENTS=demo");
    expect(readSettings({ ...secrets, PAYMENTS: "demo" }).PAYMENTS).toBe("demo");
  });

  it("ask for all three Stripe settings when one is given", () => {
    const problems = problemsOf({ STRIPE_API_KEY: "sk_test_1" });
    expect(problems).toContain("STRIPE_PUBLISHABLE_KEY");
    expect(problems).toContain("STRIPE_WEBHOOK_SECRET");
  });
});

describe("The storefront's settings", () => {
  it("ask in production for the one secret that it shares with Medusa", () => {
    expect(() => readStorefrontSettings({ NODE_ENV: "production" })).toThrow("STOREFRONT_SECRET");
    const settings = readStorefrontSettings({
      NODE_ENV: "production",
      STOREFRONT_SECRET: "a-third-long-secret",
      PORT: "8123",
    });
    expect(settings.SHOP_URL).toBe("http://localhost:8123");
    expect(settings.MEDUSA_URL).toBe("http://127.0.0.1:9000");
    expect(settings.TRUSTED_PROXIES).toBe(0);
  });

  it("know whether cards are charged, and with which key", () => {
    expect(readStorefrontSettings({}).PAYMENTS).toBe("demo");
    expect(readStorefrontSettings({ STRIPE_PUBLISHABLE_KEY: "pk_live_1" }).PAYMENTS).toBe("stripe");
    expect(() => readStorefrontSettings({ PAYMENTS: "stripe" })).toThrow("STRIPE_PUBLISHABLE_KEY");
  });

  it("name what is wrong", () => {
    expect(() => readStorefrontSettings({ TRUSTED_PROXIES: "many" })).toThrow("TRUSTED_PROXIES");
  });
});
