import { productsInText } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { withProductCard, wrappedSelection } from "./wrapped-selection";

describe("a button of the Markdown editor", () => {
  it("marks what is selected and keeps it selected", () => {
    expect(wrappedSelection({ text: "Fix it well", start: 7, end: 11 }, "bold")).toEqual({
      text: "Fix it **well**",
      start: 9,
      end: 13,
    });
  });

  it("brings a sample where nothing is selected", () => {
    expect(wrappedSelection({ text: "See ", start: 4, end: 4 }, "link").text).toBe(
      "See [link text](https://)",
    );
  });

  it("starts headings and lists on a line of their own", () => {
    expect(wrappedSelection({ text: "Baths", start: 5, end: 5 }, "heading").text).toBe(
      "Baths\n\n## Heading",
    );
    expect(wrappedSelection({ text: "one\ntwo", start: 0, end: 7 }, "list").text).toBe(
      "- one\n- two",
    );
  });
});

describe("a product that is put into the text", () => {
  const put = (text: string, at: number) => withProductCard({ text, start: at, end: at }, "cane");

  it.each([
    ["", 0, "[product: cane]\n"],
    ["Walk well.", 4, "Walk well.\n\n[product: cane]\n"],
    ["One\nTwo", 2, "One\n\n[product: cane]\n\nTwo"],
    ["One\n\n\n", 4, "One\n\n[product: cane]\n"],
  ])("stands on a line of its own behind the caret's: %j", (text, at, after) => {
    const { text: now, end } = put(text, at);
    expect(now).toBe(after);
    expect(productsInText(now)).toEqual(["cane"]);
    expect(now.slice(0, end).endsWith("[product: cane]")).toBe(true);
  });
});
