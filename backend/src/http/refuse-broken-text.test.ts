import { expect, it, vi } from "vitest";
import { refuseBrokenText } from "./refuse-broken-text";

function passes(body: unknown): boolean {
  const next = vi.fn();
  refuseBrokenText({ body }, {} as never, next);
  return next.mock.calls.length > 0;
}

it("lets every body pass that PostgreSQL can hold", () => {
  expect(passes(undefined)).toBe(true);
  expect(passes({ email: "a@example.ca", tries: 3, deep: [{ text: "Zoé\n" }, null] })).toBe(true);
});

it("refuses a NUL and half a sign wherever they stand", () => {
  for (const body of [
    { deep: ["\ud800"] },
    { email: "a\0@b.ca" },
    { deep: [{ text: "\0" }] },
    { "a\0": 1 },
    "\0",
  ]) {
    expect(() => passes(body)).toThrow("The request cannot be read.");
  }
});
