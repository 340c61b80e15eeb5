import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadSettings } from "./settings.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "settings-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("a demo runs in production mode with secrets of its own, which the next start finds again", async () => {
  const DATA_DIR = join(folder, "data");
  const first = loadSettings({ DATA_DIR });
  expect(first.isDemo).toBe(true);
  expect(first.env).toMatchObject({ NODE_ENV: "production", DATA_DIR, PAYMENTS: "demo" });
  expect(first.env.JWT_SECRET).not.toBe(first.env.COOKIE_SECRET);
  expect(loadSettings({ DATA_DIR }).env.JWT_SECRET).toBe(first.env.JWT_SECRET);
  const secrets = join(DATA_DIR, "secrets.json");
  expect((await stat(secrets)).mode & 0o077).toBe(0);
  expect(await readFile(secrets, "utf8")).toContain(first.env.JWT_SECRET);
});

test("nobody else on the machine looks into mails, logs and imported files, also of before", async () => {
  const DATA_DIR = join(folder, "data");
  await mkdir(join(DATA_DIR, "logs"), { recursive: true, mode: 0o755 });
  loadSettings({ DATA_DIR });
  for (const name of ["outbox", "logs", "imports"]) {
    expect((await stat(join(DATA_DIR, name))).mode & 0o777, name).toBe(0o700);
  }
  const fresh = join(folder, "fresh");
  loadSettings({ DATA_DIR: fresh });
  expect((await stat(fresh)).mode & 0o066).toBe(0);
});

test("built files of other versions lie in the data folder, unless the settings name another", () => {
  const DATA_DIR = join(folder, "data");
  expect(loadSettings({ DATA_DIR }).env.ASSETS_DIR).toBe(join(DATA_DIR, "assets"));
  const ASSETS_DIR = join(folder, "shared");
  expect(loadSettings({ DATA_DIR, ASSETS_DIR }).env.ASSETS_DIR).toBe(ASSETS_DIR);
});

test("two demos never share a secret", () => {
  const secretIn = (name: string) => loadSettings({ DATA_DIR: join(folder, name) }).env.JWT_SECRET;
  expect(secretIn("a")).not.toBe(secretIn("b"));
});

test("demo payments have keys of their own, also where real ones are set", () => {
  const STRIPE_API_KEY = "sk_live_real";
  const env = () => loadSettings({ DATA_DIR: folder, PAYMENTS: "demo", STRIPE_API_KEY }).env;
  const keys = env();
  expect(keys.STRIPE_API_KEY).toMatch(/^sk_test_.{20}/);
  expect(keys.STRIPE_PUBLISHABLE_KEY).toMatch(/^pk_test_.{20}/);
  expect(keys.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_.{20}/);
  expect(env().STRIPE_WEBHOOK_SECRET).toBe(keys.STRIPE_WEBHOOK_SECRET);
});

test("a data folder of before demo payments keeps its secrets and gets the keys", async () => {
  const old = { JWT_SECRET: "kept-kept-kept-kept", COOKIE_SECRET: "kept-too-kept-too" };
  await writeFile(join(folder, "secrets.json"), JSON.stringify(old));
  const { env } = loadSettings({ DATA_DIR: folder });
  expect(env).toMatchObject(old);
  expect(env.STRIPE_API_KEY).toMatch(/^sk_test_/);
});

test("production makes up nothing: what is missing is named", () => {
  const attempt = () => loadSettings({ NODE_ENV: "production", DATA_DIR: folder });
  for (const name of ["JWT_SECRET", "COOKIE_SECRET", "ADMIN_PASSWORD", "STRIPE_API_KEY"]) {
    expect(attempt).toThrow(name);
  }
});

test("every wrong setting is named at once, with a pointer to their description", () => {
  const attempt = () =>
    loadSettings({ DATA_DIR: folder, PORT: "eighty", MEDUSA_PORT: "70000", SHOP_URL: "shop" });
  for (const name of ["PORT", "MEDUSA_PORT", "SHOP_URL", ".env.example"]) {
    expect(attempt).toThrow(name);
  }
});

test("a data folder that cannot be made is explained", () => {
  expect(() => loadSettings({ DATA_DIR: "/dev/null/data" })).toThrow(/data folder.*DATA_DIR/s);
});
