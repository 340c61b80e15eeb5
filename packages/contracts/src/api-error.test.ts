import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorResponseIn } from "./api-error.js";
import { ErrorResponse } from "./errors.js";

const anything = fc.jsonValue();
const anAnswer = fc.record(
  {
    message: fc.oneof(fc.string(), anything),
    code: fc.oneof(fc.string(), anything),
    fields: fc.oneof(fc.array(fc.record({ path: fc.string(), message: fc.string() })), anything),
    other: anything,
  },
  { requiredKeys: [] },
);

describe("the error response in an answer", () => {
  it("is what the contract's schema makes of it, also where it is read without the schema", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anAnswer, anything), async (json) => {
        expect(await errorResponseIn(json)).toEqual(ErrorResponse.safeParse(json).data);
      }),
    );
  });

  it("is a sentence alone where nobody is signed in", async () => {
    const refusal = { message: "Not authenticated" };
    expect(await errorResponseIn(refusal)).toBe(refusal);
  });
});
