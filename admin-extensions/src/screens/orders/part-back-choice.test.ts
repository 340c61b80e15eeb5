import { expect, it } from "vitest";
import { centsTyped, NO_PART, partParams, partProblem, withPieces } from "./part-back-choice";

it.each([
  ["12.50", 1250],
  ["$1,200", 120_000],
  [" 7.5 ", 750],
  ["0.07", 7],
])("reads %s as cents", (typed, cents) => expect(centsTyped(typed)).toBe(cents));

it.each(["", "12.505", "-3", "1,2", "twelve", "1e3"])("does not take %s for a sum", (typed) =>
  expect(centsTyped(typed)).toBeUndefined(),
);

it("says what is missing, field by field", () => {
  expect(partProblem(NO_PART)?.field).toBe("pieces");
  expect(partProblem({ ...NO_PART, pieces: { 0: 0 } })?.field).toBe("pieces");
  expect(partProblem({ ...NO_PART, delivery: true })?.field).toBe("reason");
  expect(partProblem({ ...NO_PART, of: "amount", amount: "0" })?.field).toBe("amount");
  expect(partProblem({ ...NO_PART, delivery: true, reason: "late" })).toBeNull();
});

it("sends pieces or an amount, never what was chosen before of the other", () => {
  const both = {
    ...NO_PART,
    pieces: { 0: 2, 1: 0 },
    amount: "5",
    reason: "late",
    isRestocked: true,
  } as const;
  expect(partParams(both)).toEqual({
    lines: [{ line: 0, qty: 2 }],
    delivery: false,
    reason: "late",
    isRestocked: true,
    isMailed: true,
  });
  expect(partParams({ ...both, of: "amount" })).toEqual({
    amount: 500,
    reason: "late",
    isRestocked: false,
    isMailed: true,
  });
});

it("puts back for sale what never left the house, of an order that was sent in part", () => {
  const left = { lines: [1, 0].map((unsent, line) => ({ line, unsent })) };
  const isRestocked = (pieces: Record<number, number>, chosen = NO_PART) =>
    withPieces(chosen, pieces, left).isRestocked;
  expect(isRestocked({ 0: 1 })).toBe(true);
  expect(isRestocked({ 0: 1, 1: 1 })).toBe(false);
  expect(isRestocked({ 0: 0 })).toBe(NO_PART.isRestocked);
  expect(isRestocked({ 0: 1 }, { ...NO_PART, isRestockSaid: true })).toBe(false);
  expect(isRestocked({ 0: 1 }, { ...NO_PART, returnId: "oret_1" })).toBe(false);
});
