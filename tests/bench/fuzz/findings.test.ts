import { describe, expect, it } from "vitest";
import { type Exchange, findingsOf } from "./findings.ts";

const refused: Exchange = {
  person: "visitor",
  method: "GET",
  path: "/api/orders",
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

  it("lets staff in where others are not", () => {
    expect(findingsOf({ ...refused, person: "staff", path: "/admin/users", status: 200 })).toEqual(
      [],
    );
  });
});
