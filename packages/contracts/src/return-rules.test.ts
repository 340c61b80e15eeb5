import { expect, it } from "vitest";
import { ownReturnWords, RETURN_RULES, strictReturnRule, whyNotReturned } from "./return-rules.js";

const saying = (value: string, name = "Returns") => strictReturnRule([{ name, value }]);

it("a product's own line says that it cannot simply come back, and nothing else does", () => {
  expect(saying(RETURN_RULES["once-opened"], " returns ")).toBe("once-opened");
  expect(saying("Final sale")).toBe("final-sale");
  expect(saying("final  SALE.", "RETURNS")).toBe("final-sale");
  expect(saying("Final sale once opened")).toBe("once-opened");
  for (const usual of [RETURN_RULES.standard, "60 days", ""]) expect(saying(usual)).toBeUndefined();
  expect(saying("Final sale", "Notes")).toBeUndefined();
});

it("what a product says of returns in other words than a rule's are words of its own", () => {
  const words = (value: string, name = "Returns") => ownReturnWords([{ name, value }]);
  expect(words(" 30 days, unopened ")).toBe("30 days, unopened");
  for (const rule of [...Object.values(RETURN_RULES), "30-day returns", "Hygiene"]) {
    expect(words(rule)).toBeUndefined();
  }
  expect(words("30 days, unopened", "Notes")).toBeUndefined();
});

it("what is faulty or not what was ordered comes back whatever the rule", () => {
  expect(whyNotReturned("once-opened", "not-wanted")).toContain("once it is opened");
  expect(whyNotReturned("final-sale", "")).toContain("final sale");
  expect(whyNotReturned("once-opened", "damaged")).toBeUndefined();
  expect(whyNotReturned("final-sale", "wrong-item")).toBeUndefined();
  expect(whyNotReturned(undefined, "not-wanted")).toBeUndefined();
});
