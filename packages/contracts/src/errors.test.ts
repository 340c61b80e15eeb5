import { expect, it } from "vitest";
import { RegisterBody } from "./account-forms.js";
import { errorResponseOf, inSentences } from "./errors.js";

it("a refusal of several fields reads as sentences", () => {
  const { error } = RegisterBody.safeParse({
    ...{ email: "ada", firstName: "", lastName: "Park" },
    ...{ password: "maple-syrup", confirmPassword: "maple-sirup" },
  });
  expect(error && errorResponseOf(error).message).toBe(
    "Invalid email address. First name is required. Passwords don't match.",
  );
});

it("a refusal of one field says what stands beside the field, to the letter", () => {
  const { error } = RegisterBody.safeParse({
    ...{ email: "ada", firstName: "Ada", lastName: "Park" },
    ...{ password: "maple-syrup", confirmPassword: "maple-syrup" },
  });
  expect(error && errorResponseOf(error).message).toBe("Invalid email address");
});

it.each([
  [["Name is required", "Name is required"], "Name is required"],
  [["Which one?", "Name is required"], "Which one? Name is required."],
  [["It says “Not now.”", "(It is said twice.)"], "It says “Not now.” (It is said twice.)"],
  [["It costs $5.50", "Name is required"], "It costs $5.50. Name is required."],
  [["", "Name is required"], "Name is required"],
  [[], ""],
])("%j is said as “%s”", (texts, said) => {
  expect(inSentences(texts)).toBe(said);
});
