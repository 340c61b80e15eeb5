import check from "lucide/dist/esm/icons/check.mjs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { iconsOf } from "./icons";

test("an icon is drawn in the host's size and is no news to a screen reader", () => {
  const CheckIcon = iconsOf({ width: "1.5rem", height: "1.5rem" })(check);
  const drawn = renderToStaticMarkup(createElement(CheckIcon));
  expect(drawn).toMatch(/^<svg viewBox="0 0 24 24" .*<path d="[^"]+"><\/path><\/svg>$/);
  expect(drawn).toContain('aria-hidden="true" focusable="false" width="1.5rem"');
});

test("where it stands it may be smaller and have a class of its own", () => {
  const CheckIcon = iconsOf({ width: "1.5rem" })(check);
  const drawn = renderToStaticMarkup(
    createElement(CheckIcon, { width: "1.25rem", className: "mark" }),
  );
  expect(drawn).toContain('width="1.25rem" class="mark"');
});
