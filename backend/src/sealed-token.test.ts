import { describe, expect, it } from "vitest";
import { idInSealedToken, sealedToken } from "./sealed-token";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const context = { secret: "a secret of the shop's own, long enough", now: NOW };
const token = sealedToken("order-link", { id: "order_1", seconds: 60 }, context);

describe("a sealed token", () => {
  it("says what it was made for, until its time is over", () => {
    expect(idInSealedToken("order-link", token, context)).toBe("order_1");
    const later = { ...context, now: NOW + 60_000 };
    expect(idInSealedToken("order-link", token, later)).toBeUndefined();
  });

  it("is none of another thing, another time, another shop or another purpose", () => {
    const [, expires = "", seal = ""] = token.split(".");
    for (const forged of [
      `order_2.${expires}.${seal}`,
      `order_1.${Number(expires) + 1}.${seal}`,
      `order_1.${expires}.`,
      `${token}.more`,
      "",
    ]) {
      expect(idInSealedToken("order-link", forged, context), forged).toBeUndefined();
    }
    const elsewhere = { ...context, secret: "the secret of some other shop" };
    expect(idInSealedToken("order-link", token, elsewhere)).toBeUndefined();
    expect(idInSealedToken("known-device", token, context)).toBeUndefined();
    expect(idInSealedToken("order-link", token, context, ["ada@example.ca"])).toBeUndefined();
  });
});
