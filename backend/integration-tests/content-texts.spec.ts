import {
  type ContentAnswer,
  ErrorResponse,
  StaffTextHistory,
  TextPreview,
} from "@eldercare/contracts";
import { type MailWords, type TextKey, textOf } from "@eldercare/contracts/content";
import { PREVIEW_HEADER, PREVIEW_PARAMETER } from "@eldercare/contracts/content-preview";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { eventually } from "./support/eventually";
import { mailWith } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";
import { Visitor } from "./support/visitor";

/** Nobody else looks at it. */
const KEY = "everywhere.about";
const { original } = textOf(KEY);
const params = { key: KEY } as const;
const DAY_MS = 86_400_000;

let staff: Staff;

beforeAll(async () => {
  staff = await Staff.signIn();
});
afterAll(async () => {
  await queryShop("delete from content_version where key = $1", [KEY]);
  await staff.leave();
});

async function shown(): Promise<unknown> {
  const answer = await new Visitor().ask("content.read", { query: { page: "everywhere" } });
  return (answer.body as ContentAnswer).about;
}

async function write(body: object): Promise<StaffTextHistory> {
  const answer = await staff.visitor.ask("contentTexts.change", { params, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return StaffTextHistory.parse(answer.body);
}

async function refusalOf(body: object): Promise<ErrorResponse> {
  const answer = await staff.visitor.ask("contentTexts.change", { params, body });
  expect([400, 409]).toContain(answer.status);
  return ErrorResponse.parse(answer.body);
}

const withdraw = (id: string) =>
  staff.visitor.ask("contentTexts.removeVersion", { params: { ...params, id } });

describe("a text of the shop", () => {
  it("is the original until staff publish another, and is written as it was typed", async () => {
    expect(await shown()).toBe(original);
    const text = "Tools & help. <b>Call</b> us, or “visit”.";
    const { versions, isOriginal } = await write({ value: ` ${text} `, isDraft: false });
    expect([versions[0]?.value, isOriginal]).toEqual([text, false]);
    expect(await shown()).toBe(text);
  });

  it("is seen by staff alone while it is a draft, of which there is one", async () => {
    const before = await shown();
    await write({ value: "A first draft", isDraft: true });
    const { draft } = await write({ value: "A second draft", isDraft: true });
    expect([draft?.value, await shown()]).toEqual(["A second draft", before]);
    const published = await write({ value: "Written out", isDraft: false });
    expect([published.draft, await shown()]).toEqual([null, "Written out"]);
  });

  it("is looked at with all drafts by whoever has the address of its page, for a day", async () => {
    const before = await shown();
    const draft = `Not yet, ${staff.mark}`;
    await write({ value: draft, isDraft: true });
    const { path } = TextPreview.parse(
      (await staff.visitor.ask("contentTexts.preview", { params })).body,
    );
    const { pathname, searchParams } = new URL(path, "https://shop.example");
    expect(pathname).toBe("/");
    const read = (token: string) =>
      new Visitor().ask("content.read", {
        query: { page: "everywhere" },
        headers: { [PREVIEW_HEADER]: token },
      });
    const token = searchParams.get(PREVIEW_PARAMETER) ?? "";
    const seen = await read(token);
    expect((seen.body as ContentAnswer).about).toBe(draft);
    expect(seen.headers.get("cache-control")).toBe("private, no-store");
    expect(await shown()).toBe(before);
    expect((await read(`${token}x`)).status).toBe(400);
    const mail = { params: { key: "mails.contact-received" } } as const;
    expect((await staff.visitor.ask("contentTexts.preview", mail)).status).toBe(404);
    expect((await new Visitor().ask("contentTexts.preview", { params })).status).toBe(401);
  });

  it("is shown for its days, and then the one of before again", async () => {
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
    const until = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const { planned } = await write({ value: "Holidays", isDraft: false, from: tomorrow, until });
    expect(planned.map(({ value }) => value)).toEqual(["Holidays"]);
    expect(await shown()).toBe("Written out");
    const soon = new Date(Date.now() + 700).toISOString();
    await write({ value: "From soon on", isDraft: false, from: soon });
    await eventually(async () => expect(await shown()).toBe("From soon on"));
    const end = new Date(Date.now() + 5000).toISOString();
    await write({ value: "For a moment", isDraft: false, until: end });
    await eventually(async () => expect(await shown()).toBe("From soon on"));
    expect((await withdraw(planned[0]?.id ?? "")).status).toBe(200);
    expect((await withdraw(planned[0]?.id ?? "")).status).toBe(404);
  });

  it("follows the original again once that is used again", async () => {
    const { isOriginal, versions } = await write({ value: original, isDraft: false });
    expect([isOriginal, versions[0]?.isOriginal, await shown()]).toEqual([true, true, original]);
    const rows = await queryShop<{ value: unknown }>(
      "select value from content_version where key = $1 order by from_at desc limit 1",
      [KEY],
    );
    expect(rows).toEqual([{ value: null }]);
  });

  it("is refused where it cannot stand there, and where somebody else changed it meanwhile", async () => {
    expect(await refusalOf({ value: " ", isDraft: true })).toMatchObject({
      fields: [{ path: "value" }],
    });
    const days = { from: "2036-01-02", until: "2036-01-01" };
    expect((await refusalOf({ value: "x", isDraft: false, ...days })).fields?.[0]?.path).toBe(
      "until",
    );
    const expected = { value: "as it began" };
    expect(await refusalOf({ value: "mine", isDraft: false, expected })).toMatchObject({
      code: "changed_meanwhile",
      meanwhile: [{ path: ["value"], theirs: original, yours: "mine" }],
    });
  });
});

describe("the words of a mail", () => {
  const MAIL = { key: "mails.contact-received" } as const;
  const { original: words } = textOf(MAIL.key) as { original: MailWords };
  const test = (value: unknown, key: TextKey = MAIL.key) =>
    staff.visitor.ask("contentTexts.sendTest", { params: { key }, body: { value } });

  afterAll(() => queryShop("delete from content_version where key = $1", [MAIL.key]));

  it("are those of the next mail, and nothing that anybody may ask for", async () => {
    const title = `We read it soon, ${staff.mark}`;
    const body = { value: { ...words, title }, isDraft: false };
    const changed = await staff.visitor.ask("contentTexts.change", { params: MAIL, body });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const email = `${staff.mark}@example.ca`;
    const message = { name: "Ada", email, subject: "Delivery", message: "When does it come?" };
    expect((await new Visitor().ask("contact.send", { body: message })).status).toBeLessThan(300);
    expect((await mailWith(email, words.subject)).text).toContain(title);
    expect((await new Visitor().ask("content.read", { query: { page: "mails" } })).status).toBe(
      400,
    );
  });

  it("are sent as a test to whoever asks, and refused like those that are published", async () => {
    const subject = `Try ${staff.mark}`;
    expect((await test({ ...words, subject })).status).toBe(200);
    const { adminEmail } = shopUnderTest();
    expect((await mailWith(adminEmail, `Test: ${subject}`)).text).toContain(words.title);
    const refused = await test({ ...words, text: "Call {number}" });
    expect(ErrorResponse.parse(refused.body).fields?.[0]).toMatchObject({ path: "value.text" });
    expect((await test("x", "everywhere.about")).status).toBe(404);
  });
});
