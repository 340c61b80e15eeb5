import { formatCents } from "@eldercare/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  imageFilesCell,
  lineCell,
  linkCell,
  moneyCell,
  percentCell,
  ratingCell,
  slugCell,
  textCell,
  wholeNumberCell,
  yesNoCell,
} from "./cells.js";

describe("a price cell", () => {
  it.each([
    ["0", 0],
    ["12", 1200],
    ["12.5", 1250],
    ["12.05", 1205],
    ["$189.95", 18995],
    ["$ 189.95", 18995],
    ["1,299.00", 129900],
    ["0.29", 29],
    ["12,50", 1250],
    ["12,50 $", 1250],
    ["1 299.00", 129900],
    ["1\u00a0299,00\u00a0$", 129900],
    ["1.299,50", 129950],
    ["CA$12.50", 1250],
    ["12.50 CAD", 1250],
    ["C$1,299", 129900],
  ])("reads %s as %i cents", (text, cents) => {
    expect(moneyCell.parse(text)).toBe(cents);
  });

  it("reads back what the shop shows, to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(moneyCell.parse(formatCents(cents))).toBe(cents);
        expect(moneyCell.parse((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
  });

  it.each([
    ["-4.00", "A price cannot be negative."],
    ["12.345", "It has parts of a cent."],
    ["1,29.00", "It is not an amount of money."],
    ["NaN", "It is not an amount of money."],
    ["1e3", "It is not an amount of money."],
    ["twelve", "It is not an amount of money."],
    ["12.50 USD", "It is not an amount of money."],
    ["1000000.00", "It is a million dollars or more."],
  ])("refuses %s: %s", (text, reason) => {
    expect(moneyCell.safeParse(text).error?.issues[0]?.message).toBe(reason);
  });
});

describe("a whole number cell", () => {
  it.each([
    ["0", 0],
    ["12", 12],
    ["1,200", 1200],
    ["+7", 7],
    ["1 200", 1200],
    ["1\u00a0200", 1200],
  ])("reads %s", (text, value) => {
    expect(wholeNumberCell(0, 10_000).parse(text)).toBe(value);
  });

  it.each(["-1", "1.5", "12.0", "many", "10001", "1e2", "0x10", "99999999999999"])(
    "refuses %s",
    (text) => {
      expect(wholeNumberCell(0, 10_000).safeParse(text).success).toBe(false);
    },
  );
});

describe("a discount cell", () => {
  it.each([
    ["0", 0],
    ["15", 15],
    ["15%", 15],
    ["100 %", 100],
  ])("reads %s", (text, value) => {
    expect(percentCell.parse(text)).toBe(value);
  });

  it.each(["101", "-5", "12.5", "x"])("refuses %s", (text) => {
    expect(percentCell.safeParse(text).success).toBe(false);
  });

  it("explains that a fraction is not per cent", () => {
    expect(percentCell.safeParse("0.15").error?.issues[0]).toMatchObject({
      message: "It is a fraction.",
      params: { fix: "Write whole per cent, like 15." },
    });
  });
});

describe("other cells", () => {
  it.each([
    ["TRUE", true],
    ["yes", true],
    ["x", true],
    ["No", false],
    ["0", false],
  ])("reads %s as yes or no", (text, value) => {
    expect(yesNoCell.parse(text)).toBe(value);
  });

  it("refuses a maybe", () => {
    expect(yesNoCell.safeParse("maybe").success).toBe(false);
  });

  it.each(["0", "4.5", "5", "3.25"])("reads the rating %s", (text) => {
    expect(ratingCell.parse(text)).toBe(Number(text));
  });

  it.each(["5.1", "-1", "4,5", "ten"])("refuses the rating %s", (text) => {
    expect(ratingCell.safeParse(text).success).toBe(false);
  });

  it("proposes a slug for what is none", () => {
    expect(slugCell.parse("grab-bar-60-cm")).toBe("grab-bar-60-cm");
    expect(slugCell.safeParse("Grab Bar, 60 cm").error?.issues[0]).toMatchObject({
      params: { fix: "Write lower-case letters, digits and single hyphens, like grab-bar-60-cm." },
    });
  });

  it("reads picture names in their order, and no paths", () => {
    expect(imageFilesCell(5).parse("a.jpg | b-2.webp")).toEqual(["a.jpg", "b-2.webp"]);
    for (const text of ["../a.jpg", "a/b.png", "a.svg", "a.jpg|", "a.jpg|a.jpg", "C:\\a.png"]) {
      expect(imageFilesCell(5).safeParse(text).success).toBe(false);
    }
    expect(imageFilesCell(1).safeParse("a.jpg|b.jpg").error?.issues[0]?.message).toBe(
      "It names 2 pictures.",
    );
  });

  it("takes paths of the shop and https addresses as links, and nothing that runs", () => {
    expect(linkCell.parse("/products?featured=true")).toBe("/products?featured=true");
    expect(linkCell.parse("https://example.com/a")).toBe("https://example.com/a");
    for (const text of ["javascript:alert(1)", "//evil.example", "http://a.example", "products"]) {
      expect(linkCell.safeParse(text).success).toBe(false);
    }
  });

  it("keeps paragraphs in a text and refuses them in a line", () => {
    expect(textCell(100).parse("one\r\n\r\ntwo")).toBe("one\n\ntwo");
    expect(lineCell(100).safeParse("one\ntwo").success).toBe(false);
    expect(lineCell(3).safeParse("four").success).toBe(false);
  });
});
