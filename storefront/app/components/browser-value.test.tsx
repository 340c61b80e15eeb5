import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
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

const drawn: string[] = [];

function Inner() {
  drawn.push(`inner ${useScripts()}`);
  return null;
}

function Outer() {
  drawn.push(`outer ${useScripts()}`);
  return <Inner />;
}

const noBreath = () => undefined;

afterEach(() => showBrowserValues(noBreath));

test("what only the browser knows shows at once on a page that is drawn there", () => {
  cookie = "Ada";
  render(<Visitor />);
  expect(screen.getByText("Ada, with scripts")).toBeTruthy();
});

test("a page that comes alive stays as the server drew it until all of that may show", async () => {
  cookie = "Ada";
  holdBrowserValues();
  render(<Visitor />);
  cookie = "Grace";
  act(() => followed.forEach((tell) => void tell()));
  expect(screen.getByText("nobody, without scripts")).toBeTruthy();
  await act(() => showBrowserValues(noBreath));
  expect(screen.getByText("Grace, with scripts")).toBeTruthy();
});

/** As in a browser: React draws by itself, where tests have it wait for `act`. */
async function unassisted(run: () => Promise<void>): Promise<void> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  await run().finally(vi.unstubAllGlobals);
}

test("a part within another is drawn once, with it", async () => {
  holdBrowserValues();
  render(<Outer />);
  drawn.length = 0;
  await unassisted(() => showBrowserValues(noBreath));
  expect(drawn).toEqual(["outer true", "inner true"]);
});

test("where it takes long, the browser has a breath between two parts", async () => {
  holdBrowserValues();
  render(
    <>
      <Visitor />
      <Visitor />
    </>,
  );
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  vi.useFakeTimers({ toFake: ["Date"] });
  const breath = vi.fn(async () => undefined);
  cookie = "Ada";
  await unassisted(() => {
    const shown = showBrowserValues(breath);
    vi.setSystemTime(Date.now() + 6);
    return shown;
  });
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(breath).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText("Ada, with scripts")).toHaveLength(2);
});
