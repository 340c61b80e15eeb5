import { describe, expect, it } from "vitest";
import { decodeResetToken, encodeResetToken } from "./reset-token";

describe("reset token", () => {
  it("survives the way through a link", () => {
    const token = { jti: "0b8f6a3e-9d4f-4c57-8ed1-1f6a2f3f6d10", email: "zoë+home@example.ca" };
    const text = encodeResetToken(token);
    expect(encodeURIComponent(text)).toBe(text);
    expect(decodeResetToken(text)).toEqual(token);
  });

  it.each(["", ".", "abc", "abc.", ".YQ", "a.YQ.c"])("reads nothing from %j", (text) => {
    expect(decodeResetToken(text)).toBeUndefined();
  });
});
