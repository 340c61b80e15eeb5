import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { setAdminPassword } from "./support/medusa-session";
import { newAddress, signInAs, whoAmI } from "./support/shopper";
import { aSignedInAdmin } from "./support/signed-in-admin";
import { Visitor } from "./support/visitor";

const ROOT = join(__dirname, "../..");
const { adminEmail, adminPassword } = shopUnderTest();
const secret = () => randomBytes(32).toString("base64url");

const LIVE = {
  NODE_ENV: "production",
  SHOP_MODE: "live",
  ADMIN_EMAIL: "owner@shop.example",
  ADMIN_PASSWORD: "a-good-password-of-the-owner",
  JWT_SECRET: secret(),
  COOKIE_SECRET: secret(),
  STOREFRONT_SECRET: secret(),
  MFA_ENCRYPTION_KEY: secret(),
  // Shops under test hash cheaply, which no live shop may.
  PASSWORD_HASH_LOG_N: "",
  SMTP_URL: "smtp://127.0.0.1:1",
  DISABLE_MEDUSA_ADMIN: "true",
};

/** Medusa as a live shop, beside the one under test and on its database, until it ends. */
function startLive(): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["backend/.medusa/server/src/server.js"], {
      cwd: ROOT,
      env: { ...process.env, ...LIVE },
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data: Buffer) => said.push(data.toString()));
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output: said.join("") }));
  });
}

describe("a live shop", () => {
  it("does not open while the demo's login works, and says what mends it", async () => {
    const { code, output } = await startLive();
    expect(code).toBe(1);
    expect(output).toContain("This database began as a demo");
    expect(output).toContain(`npm run admin-password -- ${adminEmail}`);
    expect(output).not.toContain(adminPassword);
  });
});

describe("npm run admin-password", () => {
  const email = newAddress("colleague");
  const old = "the-first-password-of-hers";
  const visitor = new Visitor();
  beforeAll(async () => {
    const { body } = await (await aSignedInAdmin()).post("/admin/invites", { email });
    const { token: invite } = (body as { invite: { token: string } }).invite;
    const registered = await visitor.post("/auth/user/emailpass/register", {
      email,
      password: old,
    });
    const { token } = registered.body as { token: string };
    const accepted = await visitor.post(
      `/admin/invites/accept?token=${invite}`,
      { email, first_name: "Ada", last_name: "Byron" },
      { authorization: `Bearer ${token}` },
    );
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    await signInAs(visitor, email, old);
  });

  it("gives a colleague a new password and signs her out everywhere", async () => {
    expect(await whoAmI(visitor)).toBe(200);
    const { exitCode, output } = await setAdminPassword(
      email.toUpperCase(),
      "the-second-password-of-hers",
    );
    expect([exitCode, output]).toEqual([0, expect.stringContaining("signed out everywhere")]);
    expect(output).not.toContain("second-password");
    expect(await whoAmI(visitor)).toBe(401);
    const again = { body: { email, password: old } };
    expect((await visitor.ask("session.signIn", again)).status).toBe(401);
    await signInAs(visitor, email, "the-second-password-of-hers");
    expect(await whoAmI(visitor)).toBe(200);
  });

  it("refuses somebody unknown", async () => {
    const { exitCode, output } = await setAdminPassword(
      "nobody@example.ca",
      "a-password-that-is-long",
    );
    expect([exitCode, output]).toEqual([2, expect.stringContaining("Nobody on the staff")]);
  });
});
