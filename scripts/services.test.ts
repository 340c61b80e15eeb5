import { describe, expect, it } from "vitest";
import { SETTING_NAMES } from "../packages/contracts/src/settings.ts";
import { services } from "./services.ts";

const SECRETS = [
  "JWT_SECRET",
  "COOKIE_SECRET",
  "STOREFRONT_SECRET",
  "MFA_ENCRYPTION_KEY",
  "ADMIN_PASSWORD",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "REDIS_URL",
  "SMTP_URL",
  "STRIPE_API_KEY",
  "STRIPE_WEBHOOK_SECRET",
];
const env = {
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, `the ${name}`])),
  PAYMENTS: "demo",
  PATH: "/usr/bin",
};
const progress = {
  say: () => undefined,
  step: <T>(_doing: string, work: () => Promise<T>) => work(),
};
type Kind = "production" | "fleet" | "development";
const programsOf = (set: Kind) =>
  services(set, { env, dataDir: "/srv/shop", logDir: "/srv/shop/logs", progress });
const secretsOf = (set: Kind) =>
  Object.fromEntries(
    programsOf(set).map((program) => [program.name, SECRETS.filter((name) => name in program.env)]),
  );

describe("the programs of an open shop", () => {
  it("have no use for the key of backups", () => {
    for (const set of ["production", "fleet", "development"] as const)
      for (const { name, env: given } of programsOf(set))
        expect(given.BACKUP_PASSPHRASE, name).toBeUndefined();
  });

  it("are each given the secrets that they need, and no other", () => {
    expect(secretsOf("production")).toEqual({
      "stripe-simulator": ["STRIPE_API_KEY", "STRIPE_WEBHOOK_SECRET"],
      medusa: SECRETS,
      storefront: ["STOREFRONT_SECRET"],
    });
  });

  it("are as many as the settings say, in roles, where they run apart", () => {
    const programs = services("fleet", {
      env: { ...env, SERVERS: "3", WORKERS: "2", STOREFRONTS: "4", DRAIN_SECONDS: "7" },
      ...{ dataDir: "/", logDir: "/", progress },
    });
    const found = programs
      .filter(({ isFleet }) => isFleet)
      .map(({ name, args, env: given }) => [name, args.at(-2), given.MEDUSA_WORKER_MODE]);
    expect(programs.at(-1)).toMatchObject({ drainMs: 7000, env: { DRAIN_SECONDS: "7" } });
    expect(found).toEqual([
      ["medusa", "3", "server"],
      ["medusa-worker", "2", "worker"],
      ["storefront", "4", undefined],
    ]);
    expect(secretsOf("fleet")).toMatchObject({
      "medusa-worker": SECRETS,
      storefront: ["STOREFRONT_SECRET"],
    });
  });

  it("keep to that while they are developed", () => {
    expect(secretsOf("development")).toEqual({
      packages: [],
      "stripe-simulator": ["STRIPE_API_KEY", "STRIPE_WEBHOOK_SECRET"],
      backend: [],
      medusa: SECRETS,
      storefront: ["STOREFRONT_SECRET"],
    });
  });

  it("reach the Medusa beside them without the proxy by which staff do", () => {
    const MEDUSA_URL = "https://admin.shop.example";
    const given = { ...env, HOST: "127.0.0.1", MEDUSA_PORT: "9000", MEDUSA_URL };
    const options = { dataDir: "/", logDir: "/", progress };
    for (const set of ["production", "fleet", "development"] as const) {
      const of = Object.fromEntries(
        services(set, { env: given, ...options }).map((program) => [program.name, program.env]),
      );
      expect(of.storefront?.MEDUSA_URL).toBe("http://127.0.0.1:9000");
      expect(of["stripe-simulator"]?.STRIPE_SIMULATOR_WEBHOOK_URL).toBe(
        "http://127.0.0.1:9000/api/stripe/webhook",
      );
      // Links of invitations lead staff there.
      expect(of.medusa?.MEDUSA_URL).toBe(MEDUSA_URL);
    }
  });

  it("have what is no setting of the shop from the environment", () => {
    const programs = services("production", { env, dataDir: "/", logDir: "/", progress });
    for (const { env: given } of programs) expect(given.PATH).toBe("/usr/bin");
  });
});
