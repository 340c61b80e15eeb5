import { describe, expect, it } from "vitest";
import { textOfHtml } from "./html-text.js";

describe("the text of HTML", () => {
  it("keeps the cells of a table apart", () => {
    expect(
      textOfHtml(
        "<table><tr><th>Width</th><td>24 in</td></tr><tr><th>Height</th><td>36 in</td></tr></table>",
      ),
    ).toBe("Width: 24 in\nHeight: 36 in");
    expect(
      textOfHtml("<table><tr><td>Size</td><td>S</td><td>M</td></tr></table><p>Fits all.</p>"),
    ).toBe("Size | S | M\n\nFits all.");
  });

  it("has paragraphs with a blank line between them", () => {
    expect(textOfHtml("<p>Firm &amp; light.</p><p>Screws included.</p>")).toBe(
      "Firm & light.\n\nScrews included.",
    );
  });
});
