import { describe, expect, it } from "vitest";
import {
  assertShared,
  DEMO_ADMIN_PASSWORD,
  directDatabaseUrl,
  medusaAdminUrl,
  readSettings,
  readStorefrontSettings,
  SETTING_NAMES,
  SettingsError,
  STOREFRONT_SETTING_NAMES,
  sessionCookieName,
} from "./settings.js";

const problemsOf = (env: Record<string, string>) => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.join("\n");
    throw error;
  }
  return "";
};

/** What a live shop needs beside a way to take payments. */
const LIVE = {
  NODE_ENV: "production",
  JWT_SECRET: "a-secret-of-more-than-32-characters",
  COOKIE_SECRET: "another-one-of-more-than-32-characters",
  STOREFRONT_SECRET: "a-third-one-of-more-than-32-characters",
  MFA_ENCRYPTION_KEY: "a-fourth-one-of-more-than-32-characters",
  ADMIN_EMAIL: "owner@shop.example",
  ADMIN_PASSWORD: "a-good-password",
  SMTP_URL: "smtp://mail.example",
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

  it("let mails come from the address that pages name", () => {
    expect(readSettings({}).MAIL_FROM).toBe("Birchwell <hello@birchwell.example>");
  });

  it("follow the port in the shop's address and drop its last slash", () => {
    expect(readSettings({ PORT: "8123" }).SHOP_URL).toBe("http://localhost:8123");
    const ADMIN_PASSWORD = "a-good-password";
    expect(readSettings({ SHOP_URL: "https://shop.example/", ADMIN_PASSWORD }).SHOP_URL).toBe(
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

  it("write the log of a live shop for programs, of a demo for people, unless told", () => {
    const demo = readSettings({});
    expect([demo.LOG_FORMAT, readStorefrontSettings({}).LOG_FORMAT]).toEqual(["text", "text"]);
    const live = { ...LIVE, PAYMENTS: "demo" };
    expect(readSettings(live).LOG_FORMAT).toBe("json");
    expect(readStorefrontSettings({ ...live, LOG_FORMAT: "text" }).LOG_FORMAT).toBe("text");
    expect(problemsOf({ LOG_FORMAT: "xml" })).toMatch(/^LOG_FORMAT /m);
  });

  it("never print a secret in full", () => {
    expect(problemsOf({ JWT_SECRET: "hunter2hunter2" })).not.toContain("hunter2");
  });

  it("let servers and workers run apart only where they share a Redis", () => {
    const shared = { REDIS_URL: "redis://localhost" };
    for (const mode of ["server", "worker"]) {
      const alone = readSettings({ MEDUSA_WORKER_MODE: mode });
      expect(() => assertShared(alone)).toThrow(/REDIS_URL is missing/);
      const settings = readSettings({ ...shared, MEDUSA_WORKER_MODE: mode });
      expect(settings).toMatchObject({ MEDUSA_WORKER_MODE: mode, WORKER_PORT: 9010 });
      assertShared(settings);
    }
    assertShared(readSettings({}));
    expect(problemsOf({ SERVERS: "0" })).toMatch(/^SERVERS must be/m);
  });

  it("lead past a pooler where one is named, and nowhere else", () => {
    const pooled = { DATABASE_URL: "postgres://shop@pooler:6432/shop" };
    const direct = { DATABASE_DIRECT_URL: "postgres://shop@database:5432/shop" };
    const both = readSettings({ ...pooled, ...direct });
    expect([both.DATABASE_URL, directDatabaseUrl(both)]).toEqual([
      pooled.DATABASE_URL,
      direct.DATABASE_DIRECT_URL,
    ]);
    expect(directDatabaseUrl(readSettings(pooled))).toBe(pooled.DATABASE_URL);
    expect(directDatabaseUrl(readSettings({}))).toBeUndefined();
    expect(problemsOf(direct)).toMatch(/^DATABASE_URL is missing/m);
  });

  it("name what is missing of a bucket, and take no half of one", () => {
    const whole = {
      ...{ S3_BUCKET: "shop-pictures", S3_REGION: "ca-central-1" },
      ...{ S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" },
    };
    expect(readSettings({ ...whole, S3_PREFIX: "shops/one" })).toMatchObject(whole);
    for (const name of Object.keys(whole))
      expect(problemsOf({ ...whole, [name]: "" })).toMatch(new RegExp(`^${name} is missing`, "m"));
    expect(problemsOf({ S3_PREFIX: "shop" })).toMatch(/^S3_BUCKET is missing/m);
    expect(problemsOf({ S3_ENDPOINT: "https://s3.example" })).toMatch(/^S3_BUCKET is missing/m);
    const wrong = { S3_BUCKET: "A", S3_PREFIX: "/a/../b/", S3_ENDPOINT: "s3.example" };
    for (const [name, value] of Object.entries(wrong))
      expect(problemsOf({ ...whole, [name]: value })).toMatch(new RegExp(`^${name} must be`, "m"));
  });

  it("have no default secret in production", () => {
    const problems = problemsOf({ NODE_ENV: "production" });
    for (const name of [
      "JWT_SECRET",
      "COOKIE_SECRET",
      "STOREFRONT_SECRET",
      "MFA_ENCRYPTION_KEY",
      "ADMIN_EMAIL",
      "ADMIN_PASSWORD",
      "STRIPE_API_KEY",
      "SMTP_URL",
    ]) {
      expect(problems).toContain(name);
    }
  });

  it("take no secret that could be guessed", () => {
    const problems = problemsOf({ JWT_SECRET: "x".repeat(31), COOKIE_SECRET: "y".repeat(31) });
    expect(problems).toMatch(/^JWT_SECRET must have at least 32 characters/m);
    expect(problems).toMatch(/^COOKIE_SECRET must have at least 32 characters/m);
  });

  it("let production run on demo payments only when that is said", () => {
    expect(problemsOf(LIVE)).toContain("PAYMENTS=demo");
    expect(readSettings({ ...LIVE, PAYMENTS: "demo" }).PAYMENTS).toBe("demo");
  });

  const STRIPE = {
    STRIPE_API_KEY: "sk_live_1",
    STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };

  it.each<[string, Record<string, string>]>([
    ["takes cards", STRIPE],
    ["is on https", { SHOP_URL: "https://shop.example" }],
    [
      "is on https, and says the password",
      { SHOP_URL: "https://shop.example", ADMIN_PASSWORD: "" },
    ],
    ["is in production", { ...LIVE, PAYMENTS: "demo", ADMIN_PASSWORD: DEMO_ADMIN_PASSWORD }],
    [
      "says that it is live",
      {
        ...LIVE,
        NODE_ENV: "test",
        SHOP_MODE: "live",
        PAYMENTS: "demo",
        ADMIN_PASSWORD: DEMO_ADMIN_PASSWORD,
      },
    ],
  ])("never let the demo's password into a shop that %s", (_what, env) => {
    expect(problemsOf(env)).toMatch(/^ADMIN_PASSWORD is the demo's/m);
    expect(problemsOf({ ...env, ADMIN_PASSWORD: "a-good-password" })).toBe("");
  });

  it.each<[string, Record<string, string>]>([
    ["takes cards", STRIPE],
    ["is on https", { SHOP_URL: "https://shop.example" }],
    ["is in production", { ...LIVE, PAYMENTS: "demo" }],
  ])("never make passwords cheap to try in a shop that %s", (_what, given) => {
    const env = { ...given, ADMIN_PASSWORD: "a-good-password" };
    expect(problemsOf({ ...env, PASSWORD_HASH_LOG_N: "14" })).toMatch(
      /^PASSWORD_HASH_LOG_N is 14/m,
    );
    expect(problemsOf({ ...env, PASSWORD_HASH_LOG_N: "15" })).toBe("");
    expect(problemsOf({ PASSWORD_HASH_LOG_N: "10" })).toBe("");
    expect(problemsOf({ PASSWORD_HASH_LOG_N: "30" })).toMatch(/from 10 to 20/);
  });

  it("keep a demo to this machine, unless they say otherwise", () => {
    expect(readSettings({})).toMatchObject({ SHOP_MODE: "demo", HOST: "localhost" });
    expect(readSettings({ HOST: "0.0.0.0" }).HOST).toBe("0.0.0.0");
    expect(readSettings({ HOST: "::" }).HOST).toBe("::");
    expect(readSettings({ ...LIVE, PAYMENTS: "demo" })).toMatchObject({ SHOP_MODE: "live" });
    expect(readSettings({ ...LIVE, PAYMENTS: "demo" }).HOST).toBeUndefined();
    expect(readSettings({ HOST: "::" }).MEDUSA_URL).toBe("http://127.0.0.1:9000");
    expect(readSettings({ HOST: "192.168.1.20" }).MEDUSA_URL).toBe("http://192.168.1.20:9000");
    expect(readSettings({ HOST: "fd00::20" }).MEDUSA_URL).toBe("http://[fd00::20]:9000");
    expect(problemsOf({ HOST: "http://shop.example/" })).toMatch(/^HOST must be a host name/m);
  });

  it("call Medusa Admin for people as the shop is called, or as MEDUSA_URL says", () => {
    expect(medusaAdminUrl(readSettings({}))).toBe("http://localhost:9000/app");
    const MEDUSA_URL = "https://admin.shop.example/";
    expect(medusaAdminUrl(readSettings({ MEDUSA_URL }))).toBe("https://admin.shop.example/app");
  });

  it("ask for all three Stripe settings when one is given", () => {
    const problems = problemsOf({ STRIPE_API_KEY: "sk_test_1" });
    expect(problems).toContain("STRIPE_PUBLISHABLE_KEY");
    expect(problems).toContain("STRIPE_WEBHOOK_SECRET");
  });
});

describe("the session's cookie", () => {
  it("can be set by nobody else where the shop is on https", () => {
    expect(sessionCookieName("https://shop.example")).toBe("__Host-birchwell.sid");
    expect(sessionCookieName("http://localhost:8000")).toBe("birchwell.sid");
  });
});

describe("The storefront's settings", () => {
  it("ask in production for the one secret that it shares with Medusa", () => {
    expect(() => readStorefrontSettings({ NODE_ENV: "production" })).toThrow("STOREFRONT_SECRET");
    const settings = readStorefrontSettings({
      NODE_ENV: "production",
      STOREFRONT_SECRET: LIVE.STOREFRONT_SECRET,
      PORT: "8123",
      STRIPE_PUBLISHABLE_KEY: "pk_live_1",
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

  it("never fall back to demo payments in production", () => {
    const problems = () => readStorefrontSettings({ NODE_ENV: "production" });
    expect(problems).toThrow("STRIPE_PUBLISHABLE_KEY");
    const said = {
      NODE_ENV: "production",
      PAYMENTS: "demo",
      STOREFRONT_SECRET: LIVE.STOREFRONT_SECRET,
    };
    expect(readStorefrontSettings(said).PAYMENTS).toBe("demo");
  });

  it("are given no secret but the one that it shares with Medusa", () => {
    const secrets = SETTING_NAMES.filter((name) =>
      /SECRET|PASSWORD|API_KEY|DATABASE|REDIS|SMTP/.test(name),
    );
    expect(secrets.length).toBeGreaterThan(6);
    expect(STOREFRONT_SETTING_NAMES.filter((name) => secrets.includes(name))).toEqual([
      "STOREFRONT_SECRET",
    ]);
  });

  it("name what is wrong", () => {
    expect(() => readStorefrontSettings({ TRUSTED_PROXIES: "many" })).toThrow("TRUSTED_PROXIES");
  });
});
