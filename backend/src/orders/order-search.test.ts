import { describe, expect, it } from "vitest";
import { orderSearch, orderTerms } from "./order-search";

const asked = (typed: string, variants: readonly string[] = []) =>
  orderTerms(orderSearch(typed), () => variants);

describe("what staff type to find an order", () => {
  it.each(["Order 12", "order #12"])("is its number alone: %j", (typed) => {
    expect(asked(typed)).toBe("(('#12'))");
  });

  it.each(["12", "#12", " # 12 "])("is its number, or the end of its id: %j", (typed) => {
    expect(asked(typed)).toBe("(('#12') | ('12'))");
  });

  it.each([
    "416-555-0199",
    "(416) 555 0199",
    "+1 416.555.0199",
    "1 416 555-0199",
    "416-555-0199 ext. 12",
  ])("is a phone number in any spelling: %j", (typed) => {
    expect(asked(typed)).toContain("'+4165550199':*");
  });

  it("is the beginning of a phone number, of six digits where it may be an order's number too", () => {
    expect(asked("416 55")).toContain("'+41655':*");
    expect(asked("416555")).toBe("(('#416555') | ('+416555':*) | ('416555':*))");
    expect(asked("41655")).not.toContain("+");
  });

  it.each([
    ["Chloé Côté", "(('chloe':*)) & (('cote':*))"],
    ["O’Brien", "(('obrien':*))"],
    ["M5V 2T6", "(('m5v2t6':*))"],
    ["Ada m5v-2t6", "(('ada':*)) & (('m5v2t6':*))"],
    ["M5V 2", "(('m5v':*)) & (('#2') | ('2'))"],
    ["#7QX2M0AB", "(('7qx2m0ab':*))"],
    ["order_01ABCDEF", "(('01abcdef':*))"],
    ["J", "(('j'))"],
  ])("is the beginning of each word, without accents: %j", (typed, query) => {
    expect(asked(typed)).toBe(query);
  });

  it("is an address as a whole or by its words, of which only the last may be begun", () => {
    expect(asked("ada.park@ex")).toBe("(('ada.park@ex':*) | ('ada' & 'park' & 'ex':*))");
    expect(asked("Smith-Jo")).toBe("(('smith-jo':*) | ('smith' & 'jo':*))");
  });

  it("is an address to its end", () => {
    expect(asked("park@ex.com")).toBe("(('park@ex.com':*) | ('park' & 'ex.com'))");
    expect(asked("park@ex.c")).toBe("(('park@ex.c':*) | ('park' & 'ex.c':*))");
    expect(asked("@ex.com")).toBe(asked("ex.com"));
  });

  it("is a phone number beside other words", () => {
    expect(asked("Ada (416) 555-0199")).toMatch(/^\(\('ada':\*\)\) & .*'\+4165550199':\*/);
  });

  it("is a SKU where variants have it", () => {
    expect(orderSearch("BW-ROL")).toMatchObject([{ sku: "bw-rol" }]);
    expect(asked("BW-ROL", ["variant_1"])).toContain(" | ('=variant_1')");
    expect(orderSearch("to")[0]?.sku).toBeUndefined();
  });

  it("never breaks out of its quotes", () => {
    expect(asked("a\\b'c | d")).toBe("(('a\\\\bc':*)) & (('|')) & (('d'))");
  });

  it.each(["#", "order_", "#order_"])("finds nothing where no word is left: %j", (typed) => {
    expect(asked(typed)).toBe("");
  });

  it("leaves out the beginning that all ids have", () => {
    expect(asked("order_ ada")).toBe("(('ada':*))");
  });
});
