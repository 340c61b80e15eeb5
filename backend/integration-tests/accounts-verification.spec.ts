import { ErrorResponse, MessageResponse, VERIFICATION_LINK_INVALID } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { mailsTo, mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aRegisteredShopper, aVerifiedShopper, newAddress, PASSWORD } from "./support/shopper";
import { Visitor } from "./support/visitor";

const verify = (token: string) => new Visitor().ask("accounts.verifyEmail", { query: { token } });

describe("GET /api/verify-email", () => {
  it("verifies the address, welcomes its owner, and opens the sign-in", async () => {
    const { email, visitor, token } = await aRegisteredShopper();
    const { status, body } = await verify(token);
    expect(status).toBe(200);
    expect(MessageResponse.parse(body).message).toContain("verified");
    await mailWith(email, SUBJECTS.welcome);
    const login = await visitor.ask("session.signIn", { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({ user: { isEmailVerified: true, role: "USER" } });
  });

  it("counts once when the link is opened many times, and says each time that all is well", async () => {
    const { email, token } = await aRegisteredShopper();
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(token)));
    const said = answers.map(({ body }) => MessageResponse.parse(body).message);
    expect(said.filter((message) => message.includes("already"))).toHaveLength(3);
    expect((await verify(token)).status).toBe(200);
    await mailWith(email, SUBJECTS.welcome);
    const welcomes = (await mailsTo(email)).filter(({ subject }) => subject === SUBJECTS.welcome);
    expect(welcomes).toHaveLength(1);
  });

  it("promises the welcome with the verification itself, so that no crash comes between", async () => {
    const { email } = await aRegisteredShopper();
    // What the server does first; nothing of it runs after this.
    await queryShop("update auth_verification set verified_at = now() where entity_id = $1", [
      email,
    ]);
    await mailWith(email, SUBJECTS.welcome);
  });

  it.each(["forged", "x".repeat(43), "../../etc/passwd", "' or 1=1 --"])(
    "refuses the token %j",
    async (token) => {
      const { status, body } = await verify(token);
      expect(status).toBe(400);
      expect(ErrorResponse.parse(body).code).toBe(VERIFICATION_LINK_INVALID);
    },
  );

  it.each([undefined, "token="])("refuses the address without a token: %j", async (query) => {
    const { status, body } = await new Visitor().ask("accounts.verifyEmail", { query });
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).message).toBe("Invalid verification link");
  });

  it("refuses a link that is older than a day, and says so", async () => {
    const { email, visitor, token } = await aRegisteredShopper();
    await queryShop(
      `update auth_verification set requested_at = now() - interval '24 hours 1 second'
        where entity_id = $1`,
      [email],
    );
    const { status, body } = await verify(token);
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).message).toContain("expired");
    expect(
      (await visitor.ask("session.signIn", { body: { email, password: PASSWORD } })).status,
    ).toBe(403);
  });

  it("takes a link that is nearly a day old", async () => {
    const { email, token } = await aRegisteredShopper();
    await queryShop(
      `update auth_verification set requested_at = now() - interval '23 hours 55 minutes'
        where entity_id = $1`,
      [email],
    );
    expect((await verify(token)).status).toBe(200);
  });
});

describe("POST /api/resend-verification", () => {
  it("mails a new link; whichever is followed first counts, and the other is used up", async () => {
    const { email, visitor, token: old } = await aRegisteredShopper();
    const { status } = await visitor.ask("accounts.resendVerification", { body: { email } });
    expect(status).toBe(200);
    const token = tokenIn(await mailWith(email, SUBJECTS.verify, 2));
    expect((await verify(old)).status).toBe(200);
    expect((await verify(token)).status).toBe(400);
  });

  it("answers alike for waiting, verified and unknown addresses", async () => {
    const addresses = [
      (await aRegisteredShopper()).email,
      (await aVerifiedShopper()).email,
      newAddress("nobody"),
    ];
    const answers = await Promise.all(
      addresses.map(async (email) => {
        const { status, body } = await new Visitor().ask("accounts.resendVerification", {
          body: { email },
        });
        return [status, MessageResponse.parse(body).message.replace(email, "<address>")];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
  });

  it("refuses what is no address", async () => {
    const { status, body } = await new Visitor().ask("accounts.resendVerification", {
      body: { email: "x" },
    });
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).message).toBe("Invalid email address");
  });
});
