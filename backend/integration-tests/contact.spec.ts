import {
  ContactMessage,
  ContactMessageListResponse,
  ErrorResponse,
  MessageResponse,
  ReplyTemplates,
  SHOP,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo, mailWith } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress } from "./support/shopper";
import { aSignedInAdmin } from "./support/signed-in-admin";
import { countTries } from "./support/tries";
import { Visitor } from "./support/visitor";

/** The address of the setting MAIL_FROM, which no test changes. */
const SHOP_ADDRESS = SHOP.email;
const mark = `contact${Date.now().toString(36)}`;
let admin: Visitor;

beforeAll(async () => {
  admin = await aSignedInAdmin();
});
afterAll(() => queryShop("delete from contact_message where subject like $1", [`%${mark}%`]));

const aMessage = (changes: Record<string, unknown> = {}) => ({
  name: "Zoë Park",
  email: newAddress("writer"),
  phone: "519 555 0100",
  subject: `Walker for my mother ${mark}`,
  message: "Dear shop,\n\nwhich one <b>fits</b>?\nZoë",
  ...changes,
});

const send = (message: object, visitor = new Visitor()) =>
  visitor.ask("contact.send", { body: message });

async function messages(query: string): Promise<ContactMessageListResponse> {
  const { status, body } = await admin.ask("contactMessages.list", { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return ContactMessageListResponse.parse(body);
}

describe("POST /api/contact", () => {
  it("keeps the message, mails it to the shop with the writer to answer to, and tells the writer", async () => {
    const message = aMessage({ subject: `To the shop ${mark}` });
    const { status, body } = await send(message);
    expect(status).toBe(201);
    expect(MessageResponse.parse(body).message).toContain("Thank you");

    const toShop = await mailWith(SHOP_ADDRESS, `Contact form: To the shop ${mark}`);
    expect(toShop.replyTo).toEqual([{ name: "Zoë Park", address: message.email }]);
    expect(toShop.from?.address).toBe(SHOP_ADDRESS);
    expect(toShop.text).toContain("Dear shop,\n\nwhich one <b>fits</b>?\nZoë");
    expect(toShop.text).toContain("519 555 0100");
    expect(toShop.html).toContain("which one &lt;b&gt;fits&lt;/b&gt;?");

    const toWriter = await mailWith(message.email, "We have your message");
    expect(toWriter.text).toContain("Hello, Zoë Park");
    // Else anybody could have the shop carry texts to anybody.
    expect(toWriter.text).not.toContain("Dear shop");
    expect(toWriter.subject).not.toContain(mark);

    const { messages: kept } = await messages(`search=${encodeURIComponent(message.email)}`);
    expect(kept).toMatchObject([{ ...message, handled: false, handledAt: null }]);
  });

  it("thanks whoever fills in the hidden field, and does nothing", async () => {
    const message = aMessage();
    const robot = await send({ ...message, website: "https://spam.example" });
    const person = await send(aMessage());
    expect({ status: robot.status, body: robot.body }).toEqual({
      status: person.status,
      body: person.body,
    });
    expect((await messages(`search=${encodeURIComponent(message.email)}`)).total).toBe(0);
    expect(await mailsTo(message.email)).toEqual([]);
  });

  it.each([
    [{ name: "Eve\r\nBcc: all@example.ca" }, "name"],
    [{ subject: "Hi\nBcc: all@example.ca" }, "subject"],
    [{ phone: "1\u0000" }, "phone"],
    [{ email: "eve@example.ca\r\nBcc: all@example.ca" }, "email"],
    [{ email: "eve@example.ca, all@example.ca" }, "email"],
    [{ message: "a\u0000b" }, "message"],
    [{ message: "  " }, "message"],
    [{ subject: undefined }, "subject"],
    [{ name: "x".repeat(101) }, "name"],
  ])("refuses %j at its field", async (changes, path) => {
    const { status, body } = await send(aMessage(changes));
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).fields?.map((field) => field.path)).toEqual([path]);
  });

  it("keeps odd names in one header", async () => {
    const name = 'A "quoted" <b@example.ca>, c@example.ca; é';
    const subject = `Odd name ${mark}`;
    const message = aMessage({ name, subject });
    await send(message);
    const { replyTo } = await mailWith(SHOP_ADDRESS, `Contact form: ${subject}`);
    expect(replyTo).toEqual([{ name, address: message.email }]);
  });

  it("takes only so many messages from one place", async () => {
    const visitor = new Visitor();
    expect((await send(aMessage(), visitor)).status).toBe(201);
    await countTries("contactIp", visitor.ip, 20);
    const { status, headers } = await send(aMessage(), visitor);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("mails only so often to one address", async () => {
    const message = aMessage();
    await send(message);
    await countTries("contactAddress", message.email, 6);
    expect((await send(message)).status).toBe(429);
  });
});

describe("contact messages in the back office", () => {
  it("shows staff a page of messages, newest first, and lets them mark what is done", async () => {
    const tag = `page${mark}`;
    for (const number of [1, 2, 3]) await send(aMessage({ subject: `${tag} ${number}` }));
    const { messages: page, total } = await messages(`search=${tag}&limit=2&offset=1`);
    expect(page.map(({ subject }) => subject)).toEqual([`${tag} 2`, `${tag} 1`]);
    expect(total).toBe(3);

    const params = { id: page[0]?.id ?? "" };
    const { status, body } = await admin.ask("contactMessages.mark", {
      params,
      body: { handled: true },
    });
    expect(status).toBe(200);
    const done = ContactMessage.parse(body);
    expect(Date.parse(done.handledAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(
      (await admin.ask("contactMessages.mark", { params, body: { handled: true } })).body,
    ).toEqual(done);
    expect((await messages(`search=${tag}&handled=true`)).messages).toEqual([done]);
    expect((await messages(`search=${tag}&handled=false`)).total).toBe(2);
    await admin.ask("contactMessages.mark", { params, body: { handled: false } });
    expect((await messages(`search=${tag}&handled=false`)).total).toBe(3);
  });

  it("takes the signs of a search for what they are", async () => {
    expect((await messages(`search=${encodeURIComponent(`%_${mark}`)}`)).total).toBe(0);
  });

  it("knows its messages", async () => {
    expect(
      (await admin.ask("contactMessages.mark", { params: { id: "none" }, body: { handled: true } }))
        .status,
    ).toBe(404);
    expect(
      (await admin.ask("contactMessages.mark", { params: { id: "none" }, body: { handled: 1 } }))
        .status,
    ).toBe(400);
  });

  it("is staff's alone: 401 for visitors, 403 for customers", async () => {
    const { visitor: customer } = await aSignedInShopper();
    for (const [reader, expected] of [
      [new Visitor(), 401],
      [customer, 403],
    ] as const) {
      const list = await reader.ask("contactMessages.list");
      const mark = await reader.ask("contactMessages.mark", {
        params: { id: "any" },
        body: { handled: true },
      });
      expect([list.status, mark.status]).toEqual([expected, expected]);
    }
  });
});

describe("POST /api/contact-messages/{id}/replies", () => {
  const answerTo = (id: string, replyId: string, text: string) =>
    admin.ask("contactMessages.reply", { params: { id }, body: { id: replyId, text } });

  it("mails the answer with what was asked, keeps it, and handles the message, once however often it is sent", async () => {
    const message = aMessage({ subject: `To be answered ${mark}` });
    await send(message);
    const [open] = (await messages(`search=To be answered ${mark}`)).messages;
    const replyId = crypto.randomUUID();
    const text = "Hello Zoë,\n\nthe short one <i>fits</i>.";
    const answers = await Promise.all([1, 2].map(() => answerTo(open?.id ?? "", replyId, text)));
    for (const { status, body } of answers) {
      expect(status, JSON.stringify(body)).toBe(200);
      expect(ContactMessage.parse(body)).toMatchObject({ handled: true, replies: [{ text }] });
    }
    const mail = await mailWith(message.email, `Re: To be answered ${mark}`);
    expect(mail.replyTo).toEqual([{ name: "Birchwell", address: SHOP_ADDRESS }]);
    expect(mail.text).toContain("the short one <i>fits</i>.");
    expect(mail.text).toContain("which one <b>fits</b>?");
    expect(mail.html).not.toContain("<i>fits");
    const { status } = await answerTo(open?.id ?? "", crypto.randomUUID(), "And the long one.");
    expect(status).toBe(200);
    const [answered] = (await messages(`search=To be answered ${mark}`)).messages;
    expect(answered?.replies.map((reply) => reply.text)).toEqual([text, "And the long one."]);
    const subjects = (await mailsTo(message.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.startsWith("Re:")).length).toBeLessThanOrEqual(2);
  });

  it("says what is missing, and of what message there is none", async () => {
    const empty = await answerTo("cmsg_unknown", crypto.randomUUID(), " ");
    expect(ErrorResponse.parse(empty.body).fields).toEqual([
      { path: "text", message: "Please write your answer" },
    ]);
    expect((await answerTo("cmsg_unknown", crypto.randomUUID(), "Hello")).status).toBe(404);
  });
});

describe("the list of messages", () => {
  it("has open ones first, the newest of them at its head", async () => {
    const found = [];
    for (const name of ["One", "Two", "Three"]) {
      await send(aMessage({ subject: `${name} of three ${mark}` }));
    }
    const [three, two] = (await messages(`search=of three ${mark}`)).messages;
    await admin.ask("contactMessages.mark", {
      params: { id: three?.id ?? "" },
      body: { handled: true },
    });
    for (const { subject } of (await messages(`search=of three ${mark}`)).messages) {
      found.push(subject.split(" ")[0]);
    }
    expect(two?.subject).toContain("Two");
    expect(found).toEqual(["Two", "One", "Three"]);
  });
});

describe("texts that answers begin with", () => {
  it("are kept, and nobody overwrites another's unseen", async () => {
    const before = ReplyTemplates.parse((await admin.ask("replyTemplates.read")).body);
    const texts = {
      templates: [...before.templates, { name: `Returns ${mark}`, text: "30 days." }],
    };
    const change = (body: object) => admin.ask("replyTemplates.change", { body });
    expect((await change({ ...texts, expected: before })).status).toBe(200);
    expect((await admin.ask("replyTemplates.read")).body).toEqual(texts);
    const late = { templates: [...before.templates, { name: "Late", text: "x" }] };
    expect((await change({ ...late, expected: before })).status).toBe(200);
    const both = ReplyTemplates.parse((await admin.ask("replyTemplates.read")).body);
    expect(both.templates.map(({ name }) => name)).toEqual(
      expect.arrayContaining([`Returns ${mark}`, "Late"]),
    );
    expect((await change({ ...before, expected: both })).status).toBe(200);
  });
});
