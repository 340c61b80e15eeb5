import type { ApiRequest } from "@eldercare/contracts/transport";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { postAuthForm } from "./auth-page.server";

/** Stands for Medusa: what it was asked, and what it answers. */
const medusa = vi.hoisted(() => ({
  asked: [] as { headers: Record<string, string>; body: unknown }[],
  answer: () => new Response("{}"),
  /** Those of the first calls, where they are not all the same. */
  answers: [] as Response[],
}));
vi.mock("~/api/medusa-transport", () => ({
  medusaTransportWith: (headers: Record<string, string>) => async (request: ApiRequest) => {
    medusa.asked.push({ headers, body: request.body });
    return medusa.answers.shift() ?? medusa.answer();
  },
}));

const ADA = {
  ...{ id: "cus_ada", firstName: "Ada", lastName: "Park", email: "ada@example.ca" },
  ...{ profileImageUrl: null, role: "USER", createdAt: "2026-01-01T00:00:00.000Z" },
  isEmailVerified: true,
};
const SIGN_IN = { call: "session.signIn", email: " Ada@example.ca", password: "maple-syrup" };

const CANE = { id: "prod_cane", name: "Cane", price: 20, image: "", quantity: 2 };

function post(fields: Record<string, string>, path = "/auth", cart: object[] = []) {
  const request = new Request(`https://shop.example${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: {
      Cookie: `birchwell.sid=old; eldercare-cart=${encodeURIComponent(JSON.stringify(cart))}; eldercare-notice=x`,
    },
  });
  return postAuthForm(request);
}

/** Where a form that was taken leads, with its cookies. */
async function led(fields: Record<string, string>, path?: string, cart?: object[]) {
  const answer = await post(fields, path, cart);
  if (!(answer instanceof Response)) throw new Error("The form was refused.");
  return {
    status: answer.status,
    to: answer.headers.get("Location"),
    cookies: answer.headers.getSetCookie(),
  };
}

/** What a form that was refused is shown with. */
async function refused(fields: Record<string, string>) {
  const answer = await post(fields);
  if (answer instanceof Response) throw new Error("The form was taken.");
  return { status: answer.init?.status, ...answer.data };
}

beforeEach(() => {
  medusa.asked.length = 0;
  medusa.answers = [];
  medusa.answer = () =>
    Response.json(
      { user: ADA, message: "Welcome back, Ada!" },
      { headers: { "Set-Cookie": "birchwell.sid=new; HttpOnly; Secure" } },
    );
});

describe("a sign-in by a form", () => {
  it("makes the call as its visitor, without the cookies that are the pages' own", async () => {
    await led(SIGN_IN);
    expect(medusa.asked[0]).toEqual({
      headers: { cookie: "birchwell.sid=old", "x-forwarded-proto": "https" },
      body: { email: "ada@example.ca", password: "maple-syrup" },
    });
  });

  it("hands the session's cookie on, says what came of it, and leads on", async () => {
    const { status, to, cookies } = await led(SIGN_IN, "/auth?next=%2Fcheckout");
    expect({ status, to }).toEqual({ status: 303, to: "/checkout" });
    expect(cookies[0]).toBe("birchwell.sid=new; HttpOnly; Secure");
    expect(cookies.find((cookie) => cookie.startsWith("eldercare-notice="))).toContain(
      encodeURIComponent("Welcome back, Ada!"),
    );
  });

  it("brings the account's cart along, as whoever has just signed in", async () => {
    const items = [{ productId: "prod_cane", qty: 3 }];
    medusa.answers = [medusa.answer(), Response.json({ items }), Response.json({ items })];
    const { cookies } = await led(SIGN_IN, "/auth", [CANE]);
    expect(medusa.asked.slice(1).map(({ headers, body }) => [headers.cookie, body])).toEqual([
      ["birchwell.sid=new", { items: [{ productId: "prod_cane", qty: 2 }] }],
      ["birchwell.sid=new", { items }],
    ]);
    const cart = cookies.find((cookie) => cookie.startsWith("eldercare-cart="));
    expect(decodeURIComponent(cart ?? "")).toContain(JSON.stringify({ ...CANE, quantity: 3 }));
  });

  it("leads home, and to the account where no scripts would say so there", async () => {
    expect((await led(SIGN_IN)).to).toBe("/");
    expect((await led({ ...SIGN_IN, withoutScripts: "yes" })).to).toBe("/account");
  });

  it("never leads to another site", async () => {
    expect((await led(SIGN_IN, "/auth?next=%2F%2Fevil.example")).to).toBe("/");
  });
});

describe("a form that is refused", () => {
  it("is checked by the contract, and shown with what was typed, but for passwords", async () => {
    const { status, values, errors } = await refused({ ...SIGN_IN, email: "nobody" });
    expect(status).toBe(400);
    expect(errors).toEqual({ email: "Invalid email address" });
    expect(values).toEqual({ call: "session.signIn", email: "nobody" });
    expect(medusa.asked).toEqual([]);
  });

  it("by the API keeps its sentence, code and status", async () => {
    medusa.answer = () =>
      Response.json(
        { message: "Too many tries.", code: "too_many_attempts" },
        { status: 429, headers: { "Retry-After": "60" } },
      );
    expect(await refused(SIGN_IN)).toMatchObject({
      status: 429,
      problem: { sentence: "Too many tries.", code: "too_many_attempts" },
    });
  });

  it.each([
    ["session.signIn", "Invalid email or password"],
    ["accounts.register", "Registration failed. Please try again."],
  ])("by an answer without words says what is specified: %s", async (call, sentence) => {
    medusa.answer = () => new Response("<html>Forbidden</html>", { status: 403 });
    const typed = { ...SIGN_IN, firstName: "Ada", lastName: "Park" };
    expect(await refused({ ...typed, confirmPassword: typed.password, call })).toMatchObject({
      status: 403,
      problem: { sentence },
    });
  });
});
