import { expect, test } from "vitest";
import { readSettings } from "../packages/contracts/src/settings.ts";
import { announcement } from "./announcement.ts";

const announced = (env: Record<string, string>, isDemo = true) =>
  announcement({
    settings: readSettings(env),
    dataDir: "/srv/shop",
    env: {},
    isDemo,
    databaseUrl: "",
    broken: new Promise(() => undefined),
    stop: async () => undefined,
  });

test("a demo for this machine says where it is and who may sign in, and warns of nothing", () => {
  const text = announced({});
  expect(text).toContain("http://localhost:8000");
  expect(text).toContain("http://localhost:8000/admin");
  expect(text).toContain("eldercare-admin");
  expect(text).not.toContain("WARNING");
});

test("a demo that is open to others says so in its last lines", () => {
  const lines = announced({ HOST: "0.0.0.0" }).trim().split("\n").slice(-2).join("\n");
  expect(lines).toContain("WARNING: HOST=0.0.0.0 opens this demo to everybody");
});

test("Medusa Admin is named by the address that staff were given", () => {
  expect(announced({})).toContain("Medusa Admin  http://localhost:9000/app");
  const MEDUSA_URL = "https://admin.shop.example";
  expect(announced({ MEDUSA_URL })).toContain(`Medusa Admin  ${MEDUSA_URL}/app`);
});

test("a live shop shows no password, and is open as it should be", () => {
  const text = announced({ ADMIN_PASSWORD: "a-good-password", HOST: "0.0.0.0" }, false);
  expect(text).not.toMatch(/WARNING|a-good-password/);
});
