import { addressOf } from "@eldercare/contracts/calls";
import { describe, expect, it } from "vitest";
import { type Exchange, findingsOf } from "./findings.ts";

const refused: Exchange = {
  person: "visitor",
  method: "GET",
  path: addressOf("orders.list"),
  status: 401,
  ms: 12,
  contentType: "application/json",
  text: '{"message":"Please sign in first."}',
};

describe("what the fuzz run takes for a finding", () => {
  it("is nothing where the shop refuses in plain words", () => {
    expect(findingsOf(refused)).toEqual([]);
  });

  it.each<[string, Partial<Exchange>]>([
    ["no answer", { status: 0, path: "/" }],
    ["a fault of the server (500)", { status: 500 }],
    ["too slow", { ms: 2001 }],
    ["internals in the answer", { text: '{"message":"relation \\"x\\" does not exist"}' }],
    ["an error that is no ErrorResponse", { text: "no" }],
    ["an open door", { path: "/auth/x/emailpass", status: 200 }],
    ["an open door", { path: "//admin/users", status: 200, person: "customer" }],
  ])("names %s", (finding, change) => {
    expect(findingsOf({ ...refused, ...change })).toEqual([finding]);
  });

  it("tells a stack from a sentence with the same words", () => {
    const text = '{"message":"At most 5 at an address. A link must start with / or https://"}';
    expect(findingsOf({ ...refused, text })).toEqual([]);
    expect(findingsOf({ ...refused, text: '{"message":"x\\n    at answer (/srv/a.js)"}' })).toEqual(
      ["internals in the answer"],
    );
  });

  it("asks for no words where HTTP has none", () => {
    expect(findingsOf({ ...refused, method: "HEAD", text: "" })).toEqual([]);
    expect(findingsOf({ ...refused, status: 431, text: "" })).toEqual([]);
  });

  it("lets everybody see the pages of Medusa Admin, which hold nothing", () => {
    expect(findingsOf({ ...refused, path: "/app?q=%", status: 200 })).toEqual([]);
    expect(findingsOf({ ...refused, path: "/apples", status: 200 })).toEqual(["an open door"]);
  });

  it("lets staff in where others are not", () => {
    expect(findingsOf({ ...refused, person: "staff", path: "/admin/users", status: 200 })).toEqual(
      [],
    );
  });
});
