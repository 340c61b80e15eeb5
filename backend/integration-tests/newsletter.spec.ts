import {
  ErrorResponse,
  MessageResponse,
  NEWSLETTER_CONSENT,
  NEWSLETTER_LINK_INVALID,
  SubscriberListResponse,
} from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { mailsTo, mailWith, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress } from "./support/shopper";
import { aSignedInAdmin } from "./support/signed-in-admin";
import { countTries } from "./support/tries";
import { Visitor } from "./support/visitor";

const CONFIRM = "Please confirm your newsletter";
const WELCOME = "You are subscribed";
const KNOWN = "You are already subscribed";
const { shopUrl, medusaUrl } = shopUnderTest();
const used: string[] = [];
let admin: Visitor;

beforeAll(async () => {
  admin = await aSignedInAdmin();
});
afterAll(() => queryShop("delete from newsletter_sign_up where email = any($1)", [used]));

function anAddress(name = "reader"): string {
  const address = newAddress(name);
  used.push(address);
  return address;
}

const signUp = (email: string, more: object = {}) =>
  new Visitor().ask("newsletter.signUp", { body: { email, source: "/blog", ...more } });
const confirm = (token: string) => new Visitor().ask("newsletter.confirm", { body: { token } });
const unsubscribe = (token: string) =>
  new Visitor().ask("newsletter.unsubscribe", { body: { token } });

async function aSubscriber(): Promise<{ email: string; token: string; welcome: Email }> {
  const email = anAddress();
  await signUp(email);
  const token = tokenIn(await mailWith(email, CONFIRM));
  expect((await confirm(token)).status).toBe(200);
  return { email, token, welcome: await mailWith(email, WELCOME) };
}

async function recordsOf(email: string) {
  const { body } = await admin.ask("newsletter.list", { query: { search: email } });
  return SubscriberListResponse.parse(body).subscribers;
}

const statusOf = async (email: string) => (await recordsOf(email)).map(({ status }) => status);

/** The address for a mail program's button. */
function oneClickOf({ headers }: Email): string {
  const value = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  expect(value("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  return /^\s*<([^>]+)>\s*$/.exec(value("list-unsubscribe"))?.[1] ?? "";
}

describe("signing up to the newsletter", () => {
  it("asks the address's owner first, and keeps what was agreed to, where and when", async () => {
    const email = anAddress();
    const { status, body } = await signUp(email);
    expect(status).toBe(200);
    expect(MessageResponse.parse(body).message).toContain("check your email to confirm");
    const [waiting] = await recordsOf(email);
    expect(waiting).toMatchObject({
      status: "pending",
      consent: NEWSLETTER_CONSENT,
      source: "/blog",
      confirmedAt: null,
    });
    expect(Date.parse(waiting?.createdAt ?? "")).toBeGreaterThan(Date.now() - 60_000);

    const mail = await mailWith(email, CONFIRM);
    expect(mail.text?.replace(/\s+/g, " ")).toContain(NEWSLETTER_CONSENT);
    const token = tokenIn(mail);
    expect((await confirm(token)).status).toBe(200);
    const [confirmed] = await recordsOf(email);
    expect(confirmed).toMatchObject({ status: "confirmed", consent: NEWSLETTER_CONSENT });
    expect(confirmed?.confirmedAt).not.toBeNull();

    // The same link once more changes nothing and greets nobody twice.
    expect((await confirm(token)).status).toBe(200);
    await mailWith(email, WELCOME);
    expect(await recordsOf(email)).toEqual([confirmed]);
    expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([CONFIRM, WELCOME]);
  });

  it("answers alike for new, waiting and subscribed addresses, and for robots", async () => {
    const { email: subscribed } = await aSubscriber();
    const waiting = anAddress();
    await signUp(waiting);
    const robot = anAddress();
    const answers = [
      await signUp(anAddress()),
      await signUp(waiting),
      await signUp(subscribed),
      await signUp(robot, { website: "https://spam.example" }),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await mailWith(subscribed, KNOWN);
    expect(await statusOf(subscribed)).toEqual(["confirmed"]);
    expect(await recordsOf(robot)).toEqual([]);
    expect(await mailsTo(robot)).toEqual([]);
  });

  it("renews a link that waits: the newer works, the older does not", async () => {
    const email = anAddress();
    await signUp(email);
    const older = tokenIn(await mailWith(email, CONFIRM));
    await signUp(email);
    const newer = tokenIn(await mailWith(email, CONFIRM, 2));
    expect((await confirm(older)).status).toBe(400);
    expect((await confirm(newer)).status).toBe(200);
    expect(await statusOf(email)).toEqual(["confirmed"]);
  });

  it("keeps one sign-up of an address that comes many times at once", async () => {
    const email = anAddress();
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await statusOf(email)).toEqual(["pending"]);
  });

  it("takes a link for seven days", async () => {
    const email = anAddress();
    await signUp(email);
    const token = tokenIn(await mailWith(email, CONFIRM));
    const [{ days } = { days: 0 }] = await queryShop<{ days: number }>(
      `select extract(epoch from confirm_until - consented_at)::float / 86400 as days
         from newsletter_sign_up where email = $1`,
      [email],
    );
    expect(days).toBe(7);
    await queryShop(
      "update newsletter_sign_up set confirm_until = now() - interval '1 second' where email = $1",
      [email],
    );
    const { status, body } = await confirm(token);
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).code).toBe(NEWSLETTER_LINK_INVALID);
    expect(await statusOf(email)).toEqual(["pending"]);
  });

  it.each(["", "forged", "' or 1=1 --", "x".repeat(501), "a\u0000b"])(
    "refuses the token %j",
    async (token) => {
      expect((await confirm(token)).status).toBe(400);
      expect((await unsubscribe(token)).status).toBe(400);
    },
  );

  it("refuses what is no address", async () => {
    const { status, body } = await signUp("reader@example.ca\r\nBcc: all@example.ca");
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).message).toBe("Invalid email address");
  });

  it("mails only so often to one address", async () => {
    const email = anAddress();
    await signUp(email);
    await countTries("newsletterAddress", email, 6);
    expect((await signUp(email)).status).toBe(429);
  });
});

describe("unsubscribing from the newsletter", () => {
  it("takes one click in the mail program, which knows neither cookies nor JSON (RFC 8058)", async () => {
    const { email, welcome } = await aSubscriber();
    const address = oneClickOf(welcome);
    expect(address.startsWith(`${shopUrl}${addressOf("newsletter.unsubscribe")}?token=`)).toBe(
      true,
    );
    const look = await new Visitor().get(new URL(address).pathname + new URL(address).search);
    expect(look.status).toBe(303);
    expect(look.headers.get("location")).toContain(`${shopUrl}/newsletter/unsubscribe?token=`);
    expect(await statusOf(email)).toEqual(["confirmed"]);

    // The shop's own origin, which stands in the mail, passes it on (tests/e2e/contact.spec.ts).
    const { status } = await fetch(address.replace(shopUrl, medusaUrl), {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(status).toBe(200);
    expect(await statusOf(email)).toEqual(["unsubscribed"]);
  });

  it("works with the token of any mail, as often as somebody clicks, and is remembered", async () => {
    const { email, token, welcome } = await aSubscriber();
    const [, inText = ""] =
      /newsletter\/unsubscribe\?token=([\w-]+)/.exec(welcome.text ?? "") ?? [];
    expect((await unsubscribe(inText)).status).toBe(200);
    const [record] = await recordsOf(email);
    expect(record?.unsubscribedAt).not.toBeNull();
    expect((await unsubscribe(inText)).status).toBe(200);
    expect(await recordsOf(email)).toEqual([record]);
    // An old mail's link does not bring the newsletter back.
    expect((await confirm(token)).status).toBe(400);

    await signUp(email);
    const again = tokenIn(await mailWith(email, CONFIRM, 2));
    expect((await confirm(again)).status).toBe(200);
    expect(await statusOf(email)).toEqual(["confirmed", "unsubscribed"]);
    expect((await unsubscribe(inText)).status).toBe(200);
    expect(await statusOf(email)).toEqual(["unsubscribed", "unsubscribed"]);
  });
});

describe("staff's list of subscribers", () => {
  it("is exported as CSV: who confirmed, with the link for each mail, and no formulas", async () => {
    const { email } = await aSubscriber();
    const sly = `+1-${anAddress()}`;
    used.push(sly);
    await signUp(sly, { source: '=HYPERLINK("https://evil.example")' });
    await confirm(tokenIn(await mailWith(sly, CONFIRM)));
    const waiting = anAddress();
    await signUp(waiting);

    const { status, body, headers } = await admin.ask("newsletter.export");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toContain("newsletter.csv");
    expect(headers.get("cache-control")).toBe("no-store");
    const lines = String(body).split("\r\n");
    const lineOf = (address: string) => lines.find((line) => line.includes(address)) ?? "";
    expect(lineOf(email)).toContain(`${shopUrl}/newsletter/unsubscribe?token=`);
    expect(lineOf(sly)).toMatch(/^'\+1-/);
    expect(lineOf(sly)).toContain(`"'=HYPERLINK(`);
    expect(lineOf(waiting)).toBe("");
    const pending = await admin.ask("newsletter.export", { query: { status: "pending" } });
    expect(pending.body).toContain(waiting);
  });

  it("shows pages by status, newest first", async () => {
    const { email } = await aSubscriber();
    const { body } = await admin.ask("newsletter.list", {
      query: { status: "confirmed", limit: "1" },
    });
    const { subscribers, total } = SubscriberListResponse.parse(body);
    expect(subscribers.map((subscriber) => subscriber.email)).toEqual([email]);
    expect(total).toBeGreaterThan(0);
  });

  it("is staff's alone: 401 for visitors, 403 for customers", async () => {
    const { visitor: customer } = await aSignedInShopper();
    for (const [reader, expected] of [
      [new Visitor(), 401],
      [customer, 403],
    ] as const) {
      const answers = [await reader.ask("newsletter.list"), await reader.ask("newsletter.export")];
      expect(answers.map(({ status }) => status)).toEqual([expected, expected]);
    }
  });
});
