import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { holdBrowserValues, showBrowserValues, useBrowserValue, useScripts } from "./browser-value";

const followed = new Set<() => void>();
let cookie = "";

function Visitor() {
  const name = useBrowserValue(
    (onChange) => {
      followed.add(onChange);
      return () => followed.delete(onChange);
    },
    () => cookie,
    () => "nobody",
  );
  return <p>{`${name}, ${useScripts() ? "with" : "without"} scripts`}</p>;
}

afterEach(showBrowserValues);

test("what only the browser knows shows at once on a page that is drawn there", () => {
  cookie = "Ada";
  render(<Visitor />);
  expect(screen.getByText("Ada, with scripts")).toBeTruthy();
});

test("a page that comes alive stays as the server drew it until all of that may show", () => {
  cookie = "Ada";
  holdBrowserValues();
  render(<Visitor />);
  cookie = "Grace";
  act(() => followed.forEach((tell) => void tell()));
  expect(screen.getByText("nobody, without scripts")).toBeTruthy();
  act(showBrowserValues);
  expect(screen.getByText("Grace, with scripts")).toBeTruthy();
});
