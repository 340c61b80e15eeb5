import { afterEach, expect, it, vi } from "vitest";
import { tellUnheardRefusals } from "./tell-unheard-refusals";

const tell = vi.fn();
let end = () => {};
afterEach(() => {
  end();
  tell.mockClear();
});

/** What a browser says of a promise that failed and that nobody waits for. */
function failUnheard(reason: unknown): Event {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  dispatchEvent(event);
  return event;
}

const answered = (status: number) => Object.assign(new Error("It cannot be deleted."), { status });

it("a refusal that a page of Medusa's does not wait for is told, with its sentence", () => {
  end = tellUnheardRefusals(tell);
  expect(failUnheard(answered(409)).defaultPrevented).toBe(true);
  expect(tell.mock.calls).toEqual([["It cannot be deleted."]]);
});

it("what broke is left to the browser's console, and nothing is told once it ended", () => {
  end = tellUnheardRefusals(tell);
  for (const reason of [answered(500), new TypeError("x is undefined"), undefined]) {
    expect(failUnheard(reason).defaultPrevented).toBe(false);
  }
  end();
  failUnheard(answered(409));
  expect(tell).not.toHaveBeenCalled();
});
