import { ApiError } from "@eldercare/contracts/api";
import { expect, it } from "vitest";
import { failureWords } from "./failure-words";

const FAILED = "Failed to create category. Please try again.";

it.each([
  ["Name is required", `${FAILED} Name is required.`],
  ["Name is required. Slug is too long.", `${FAILED} Name is required. Slug is too long.`],
  ["", FAILED],
])("a change that is refused with “%s” reads as sentences", (message, said) => {
  expect(failureWords(FAILED, new ApiError(400, "", message))).toBe(said);
});

it("what no person can do anything about is not told", () => {
  expect(failureWords(FAILED, new ApiError(500, "", "Something broke."))).toBe(FAILED);
  expect(failureWords(FAILED, ApiError.unreachable())).toBe(FAILED);
  expect(failureWords(FAILED, new Error("Not one of ours"))).toBe(FAILED);
});
