import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown";

describe("the preview of a care guide", () => {
  it("shows headings, lists and tables", () => {
    const html = renderMarkdown("## Baths\n\n- one\n\n| a | b |\n| - | - |\n| 1 | 2 |");
    expect(html).toContain("<h2>Baths</h2>");
    expect(html).toContain("<li>one</li>");
    expect(html).toContain("<td>2</td>");
  });

  it("runs nothing that a text brings along", () => {
    const html = renderMarkdown(
      "<script>alert(1)</script>\n\n[go](javascript:alert(1))\n\n<img src=x onerror=alert(1)>",
    );
    expect(html).not.toMatch(/script|onerror|javascript/);
  });
});
