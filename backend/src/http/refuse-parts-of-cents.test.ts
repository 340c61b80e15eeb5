import { expect, it, vi } from "vitest";
import { refusePartsOfCents } from "./refuse-parts-of-cents";

function isLetThrough(body: unknown): boolean {
  const next = vi.fn();
  refusePartsOfCents({ body }, {} as never, next);
  return next.mock.calls.length === 1;
}

it.each([0.01, 0.29, 1.1, 4.35, 63.55, 1234567.89, 70])("$%d can be paid back", (amount) => {
  expect(isLetThrough({ amount })).toBe(true);
});

it.each([0.001, 1.005, 6.4500001, 1e-9])("$%d cannot", (amount) => {
  expect(() => isLetThrough({ amount })).toThrow("whole cents");
});

it("all of it can be paid back without an amount; what is no amount Medusa refuses", () => {
  for (const body of [{}, undefined, { amount: "0.001" }]) expect(isLetThrough(body)).toBe(true);
});
