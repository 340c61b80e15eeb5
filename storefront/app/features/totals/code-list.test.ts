import { expect, test } from "vitest";
import { addCode, removeCode } from "./code-list";

test("a code is kept as it was typed, without the blanks around it", () => {
  expect(addCode(["SPRING10"], " ship free ")).toEqual({
    codes: ["SPRING10", "ship free"],
    problem: null,
  });
});

const TEN = Array.from({ length: 10 }, (_, index) => `CODE${index}`);

test.each([
  ["  ", [], "Please type a code first."],
  ["x".repeat(101), [], "A code has at most 100 characters."],
  ["spring10", ["SPRING10"], "spring10 has already been added."],
  ["ELEVENTH", TEN, "You can use at most 10 codes."],
])("%o is not added to %o, and the reason is said", (typed, codes, problem) => {
  expect(addCode(codes, typed)).toEqual({ codes, problem });
});

test("a code goes, however it is written", () => {
  expect(removeCode(["SPRING10", "SHIP"], "spring10")).toEqual(["SHIP"]);
});
