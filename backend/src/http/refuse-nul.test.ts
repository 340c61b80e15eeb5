import { expect, it, vi } from "vitest";
import { refuseNul } from "./refuse-nul";

function passes(body: unknown): boolean {
  const next = vi.fn();
  refuseNul({ body }, {} as never, next);
  return next.mock.calls.length > 0;
}

it("lets every body pass that PostgreSQL can hold", () => {
  expect(passes(undefined)).toBe(true);
  expect(passes({ email: "a@example.ca", tries: 3, deep: [{ text: "Zoé\n" }, null] })).toBe(true);
});

it("refuses a NUL wherever it stands", () => {
  for (const body of [{ email: "a\0@b.ca" }, { deep: [{ text: "\0" }] }, { "a\0": 1 }, "\0"]) {
    expect(() => passes(body)).toThrow("The request cannot be read.");
  }
});
