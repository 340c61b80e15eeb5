import { describe, expect, it } from "vitest";
import { redacted, redactedLabel, redactedText } from "./redacted";

describe("what an event keeps of values", () => {
  it("leaves plain values as they are", () => {
    const values = {
      price: 1200,
      name: "Walker",
      featured: true,
      discount: null,
      tags: ["a", "b"],
    };
    expect(redacted(values)).toEqual(values);
    expect(redacted(null)).toBeNull();
  });

  it.each([
    "password",
    "newPassword",
    "password_hash",
    "accessToken",
    "refresh_tokens",
    "client-secret",
    "APIKey",
    "api_keys",
    "Authorization",
    "Set-Cookie",
    "cardNumber",
    "cvc",
  ])("keeps no value under the name %s", (name) => {
    expect(redacted({ [name]: "hunter2-hunter2" })).toEqual({ [name]: "[redacted]" });
    expect(JSON.stringify(redacted({ deep: { [name]: { more: "hunter2" } } }))).not.toContain(
      "hunter2",
    );
  });

  it.each(["email", "phone", "shipping_address", "address_1", "firstName", "postal_code"])(
    "keeps nothing that belongs to people under the name %s",
    (name) => {
      expect(redacted({ [name]: "Ada Park" })).toEqual({ [name]: "[personal]" });
    },
  );

  it("keeps that a list was searched, and not for whom", () => {
    const filter = { status: "paid", search: "Ada Park 416-555-0199", person: "Ada" };
    expect(redacted(filter)).toEqual({
      ...{ status: "paid", search: "[personal]", person: "[personal]" },
    });
  });

  it("says that a field was empty, whatever its name", () => {
    expect(redacted({ password: null, email: "" })).toEqual({ password: null, email: "" });
  });

  it("does not take a name for a secret that only sounds like one", () => {
    const values = { capacity: "5 L", monkey: "toy", expansion: "wide", keyboard: "no" };
    expect(redacted(values)).toEqual(values);
  });

  it("is small: few entries, few levels, short texts, and names alone when it is still too long", () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`f${index}`, index]),
    );
    expect(Object.keys(redacted(many) ?? {})).toHaveLength(30);
    expect(redacted({ a: { b: { c: { d: 1 } } } })).toEqual({ a: { b: { c: "…" } } });
    expect(redacted({ text: "x ".repeat(1_000_000) })?.text).toHaveLength(200);
    const long = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`f${index}`, "a b ".repeat(100)]),
    );
    expect(redacted(long)).toMatchObject({ tooLong: true, fields: expect.arrayContaining(["f0"]) });
    expect(redacted({ list: Array.from({ length: 40 }, () => 1) })?.list).toContain("… 10 more");
  });

  it("cannot be made to break lines or to write backwards, by names either", () => {
    const forged = 'Chair\r\n{"event":"forged"}\u2028\u202egnp.exe\u0000';
    expect(redacted({ name: forged, [forged]: 1 })).toEqual({
      name: 'Chair {"event":"forged"} gnp.exe',
      'Chair {"event":"forged"} gnp.exe': 1,
    });
  });
});

describe("a text that an event keeps", () => {
  it.each([
    ["4242 4242 4242 4242 is mine", "[redacted] is mine"],
    ["4242424242424242", "[redacted]"],
    ["EAN 4006381333931", "EAN 4006381333931"],
    ["call 1234567890123456", "call 1234567890123456"],
    ["eyJhbGciOi.eyJzdWIi.c2ln-bmF0", "[redacted]"],
    ["Bearer abc.def-ghi_jkl", "[redacted]"],
    ["key sk_live_51H8abcdEFGH", "key [redacted]"],
    ["pi_3abc_secret_xyz", "[redacted]"],
    [`hash ${"a1".repeat(32)}`, "hash [redacted]"],
    ["https://shop.example/reset?token=abc#x", "https://shop.example/reset?…"],
    ["/verify-email?token=abc", "/verify-email?…"],
    ["postgres://shop:pw@db/shop", "postgres://db/shop"],
    ["data:image/png;base64,AAAA", "[file]"],
    ["from ada.park@example.ca today", "from a…@example.ca today"],
  ])("reads %j as %j", (text, shown) => {
    expect(redactedText(text)).toBe(shown);
  });

  it("keeps the address in the name of somebody of the staff", () => {
    expect(redactedLabel("Ada Park <ada@example.ca>\n")).toBe("Ada Park <ada@example.ca>");
  });
});
