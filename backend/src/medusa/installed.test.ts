import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { authenticate } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { describe, expect, it, vi } from "vitest";
import { loadMedusa } from "./load-medusa";
import type { SignedIn } from "./sign-in";
import { StripeProvider } from "./stripe-provider";
import { MEDUSA_VERSION } from "./version";

const PACKAGES = join(__dirname, "../../../node_modules/@medusajs");
const guard = authenticate("user", ["session"]);
type Request = Parameters<typeof guard>[0];
type Response = Parameters<typeof guard>[1];
/** Its versions are numbered by themselves. */
const OTHER_NUMBERS = ["ui"];

/** What this room takes for granted of the installed packages; an upgrade fails here, by name. */
describe("the installed Medusa", () => {
  it("is the version that this room was compared with, all of it", () => {
    const others = readdirSync(PACKAGES)
      .filter((name) => !OTHER_NUMBERS.includes(name))
      .map((name) => {
        const { version } = JSON.parse(readFileSync(join(PACKAGES, name, "package.json"), "utf8"));
        return `@medusajs/${name} ${version}`;
      })
      .filter((found) => !found.endsWith(` ${MEDUSA_VERSION}`));
    expect(others).toEqual([]);
  });

  it("starts by a function that takes a folder and an Express app", () => {
    expect(loadMedusa).toBeTypeOf("function");
    expect(String(loadMedusa)).toMatch(/\{\s*directory\b[^}]*\bexpressApp\b/);
  });

  it("has a Stripe provider whose client and patience can be set", () => {
    const provider = new StripeProvider({}, { apiKey: "sk_test_none" });
    expect(Object.keys(provider)).toContain("stripe_");
    const { executeWithRetry, initiatePayment, getWebhookActionAndData } = provider;
    for (const method of [executeWithRetry, initiatePayment, getWebhookActionAndData]) {
      expect(method).toBeTypeOf("function");
    }
    // The call, how often, how long between, and which try this is.
    expect(String(executeWithRetry)).toMatch(
      /^async executeWithRetry\(apiCall, \w+ = \d+, \w+ = \d+, \w+ = 1\)/,
    );
  });

  it("knows who is signed in by what a session holds", async () => {
    const auth_context: SignedIn = {
      actor_id: "user_1",
      actor_type: "user",
      auth_identity_id: "authid_1",
      auth_provider: "emailpass",
      mfa_enabled: false,
      mfa_challenge_completed_at: null,
      app_metadata: { user_id: "user_1" },
      user_metadata: {},
      iat: 1,
    };
    const ask = async (session: unknown) => {
      const request = { session, headers: {}, scope: { resolve } } as unknown as Request;
      const response = { status: vi.fn(() => response), json: vi.fn() };
      const next = vi.fn();
      await guard(request, response as unknown as Response, next);
      return next.mock.calls.length > 0;
    };
    const resolve = (key: string) =>
      key === ContainerRegistrationKeys.CONFIG_MODULE ? { projectConfig: { http: {} } } : {};
    expect(await ask({ auth_context })).toBe(true);
    expect(await ask({ auth_context: { ...auth_context, mfa_enabled: true } })).toBe(false);
    expect(await ask({ auth_context: { ...auth_context, actor_type: "customer" } })).toBe(false);
    expect(await ask({})).toBe(false);
  });
});
