import { describe, expect, it } from "vitest";
import {
  contentOf,
  hoursInWords,
  type MailWords,
  mailBlocks,
  schemaOfText,
  TEXT_KEYS,
  type TextKey,
  textOf,
} from "./content-texts.js";
import { withValues } from "./placeholders.js";

const refusalOf = (key: TextKey, value: unknown) =>
  schemaOfText(textOf(key)).safeParse(value).error?.issues[0]?.message;
const HOURS = { from: "Monday", to: "Friday", opens: "09:00", closes: "18:00" };

describe("the texts that staff edit", () => {
  it.each(TEXT_KEYS)("%s may be what it was at first", (key) => {
    const text = textOf(key);
    expect(schemaOfText(text).parse(text.original)).toEqual(text.original);
  });

  it("are the original ones until somebody writes others", () => {
    const { phone, email, promise } = contentOf("everywhere", { phone: "519-555-0199" });
    expect(phone).toBe("519-555-0199");
    expect(email).toBe("hello@birchwell.example");
    expect(promise).toBe("30-day returns, shipped across Canada");
  });

  it("are the original ones where what is stored may not stand there", () => {
    expect(contentOf("everywhere", { phone: "call us", hours: "always" })).toEqual(
      contentOf("everywhere"),
    );
  });

  it.each([
    ["everywhere.phone", "call us", "Please enter a phone number with its area code"],
    ["everywhere.email", "hello", "Invalid email address"],
    ["everywhere.promise", "", "Please write something"],
    ["everywhere.promise", "one\ntwo", "Please write it on one line"],
    ["everywhere.promise", "x".repeat(81), "Please use at most 80 characters"],
    ["everywhere.hours", [], "Please give the hours of one day at least"],
    ["everywhere.hours", [{ ...HOURS, opens: "9" }], "Please give a time of the day"],
    ["everywhere.hours", [{ ...HOURS, closes: "08:00" }], "Please close later than you open"],
    ["everywhere.hours", [HOURS, HOURS], "A day stands in two lines"],
    ["home.blocks", ["carousel"], "The welcome banner has the page's heading"],
    ["home.blocks", ["welcome", "promos", "promos"], "A part stands there twice"],
    ["home.deliveryText", "Over {sum}", "There is no {sum} here. You can use {amount}."],
    ["everywhere.hours", [{ ...HOURS, from: "Sunday" }], "The last day cannot come before"],
    ["contact.topics", `Delivery\n${"x".repeat(101)}`, "at most 100 characters in each line"],
  ] as const)("refuse for %s what cannot stand there, and say why", (key, value, message) => {
    expect(refusalOf(key, value)).toContain(message);
  });

  it.each([
    [{ text: "Hello" }, "text", "It needs {verify_link}"],
    [{ text: "[Open]({verify_link})\n\n{order}" }, "text", "There is no {order} here. You can use"],
    [{ text: "Open {verify_link}" }, "text", "{verify_link} is where a button leads"],
    [
      { text: "[Open]({verify_link})\n\n[More](https://shop.example)" },
      "text",
      "pages of the shop",
    ],
    [{ text: "[Open]({verify_link})\n\n[More](//shop.example)" }, "text", "pages of the shop"],
    [{ text: "[Open]({verify_link})\n\n[More]({name})" }, "text", "{name} is no link"],
    [
      { text: "See [More](/faq), or [Open]({verify_link})" },
      "text",
      "in a line of its own: [More](/faq)",
    ],
    [{ subject: "[Open]({verify_link})" }, "subject", "Only the text below can have"],
    [{ subject: "one\ntwo" }, "subject", "Please write it on one line"],
    [{ title: " " }, "title", "Please write something"],
    [
      { title: "Order {order number}" },
      "title",
      "“{order number}” stands for nothing. You can use",
    ],
    [{ title: "Hello, {constructor}" }, "title", "There is no {constructor} here"],
    [{ text: "[Open]({verify_link})\n\nHello {name" }, "text", "“{name” stands for nothing"],
    [{ text: "[Open](/verify?{verify_link})" }, "text", "pages of the shop"],
  ] as const)("refuse for a mail %j, and say where and why", (change, field, message) => {
    const text = textOf("mails.verify-email");
    const value = { ...(text.original as MailWords), ...change };
    const [issue] = schemaOfText(text).safeParse(value).error?.issues ?? [];
    expect(issue?.path).toEqual([field]);
    expect(issue?.message).toContain(message);
  });

  it("refuse a part of a mail inside a sentence", () => {
    const text = textOf("mails.order-paid");
    const value = { ...(text.original as MailWords), text: "You bought {order_lines}." };
    expect(schemaOfText(text).safeParse(value).error?.issues[0]?.message).toBe(
      "Please put in a line of its own: {order_lines}.",
    );
  });

  it("take an address of Canada alone, spelt as on envelopes", () => {
    const address = { street: "1 Elm St", city: "Guelph", province: "on", postalCode: "n1h2t4" };
    expect(schemaOfText(textOf("everywhere.address")).parse(address)).toEqual({
      ...address,
      province: "ON",
      postalCode: "N1H 2T4",
    });
    expect(refusalOf("everywhere.address", { ...address, postalCode: "90210" })).toContain(
      "Canadian postal code",
    );
  });
});

it("reads a mail's text as paragraphs, notes, buttons and parts", () => {
  const text = "One\nline.\n[Go](/faq)\n{lines}\n> Mind\nthis.\n> And {lines}\n\nTwo {name}.";
  const placeholders = { lines: { what: "", is: "part" as const }, name: { what: "" } };
  expect(mailBlocks(text, placeholders)).toEqual([
    { kind: "text", text: "One line." },
    { kind: "button", label: "Go", to: "/faq" },
    { kind: "part", name: "lines" },
    { kind: "note", text: "Mind this. And {lines}" },
    { kind: "text", text: "Two {name}." },
  ]);
});

it("leaves a name out with its comma where nobody knows it", () => {
  const said = (text: string, name = "") => withValues(text, { name });
  expect(said("Hello, {name}.")).toBe("Hello.");
  expect(said("{name}, your order is here")).toBe("Your order is here");
  expect(said("{name}, your order is here", "Ada")).toBe("Ada, your order is here");
});

it("says opening hours as people read them", () => {
  const of = (from: string, to: string, opens: string, closes: string) =>
    hoursInWords({ from, to, opens, closes } as Parameters<typeof hoursInWords>[0]);
  expect(of("Monday", "Friday", "09:00", "18:00")).toEqual({
    days: "Mon-Fri",
    hours: "9:00 AM-6:00 PM",
  });
  expect(of("Sunday", "Sunday", "00:30", "12:00")).toEqual({
    days: "Sun",
    hours: "12:30 AM-12:00 PM",
  });
});
