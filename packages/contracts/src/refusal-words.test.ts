import { expect, it } from "vitest";
import { ApiError } from "./api-error.js";
import { refusalWords } from "./refusal-words.js";

const PAGE_OF_A_PROXY = "<html><h1>Bad Gateway</h1></html>";
const WITHOUT_WORDS = [
  ["nothing", ""],
  ["the page of a proxy", PAGE_OF_A_PROXY],
  ["JSON that is no answer of the shop", '{"error":"no"}'],
  ["an empty sentence", '{"message":""}'],
] as const;

const answered = (status: number, text: string) =>
  ApiError.fromResponse(new Response(text, { status }));

it.each(WITHOUT_WORDS)(
  "an answer that brings %s is told in the specified words",
  async (_, text) => {
    const refused = await answered(400, text);
    expect(refusalWords(refused, "accounts.register")).toBe(
      "Registration failed. Please try again.",
    );
    expect(refusalWords(refused, "accounts.verifyEmail")).toBe("Email verification failed");
    expect(refusalWords(refused, "session.signIn")).toBe("Invalid email or password");
  },
);

it.each(WITHOUT_WORDS)(
  "%s is told as the shop's fault where nothing is specified for the call",
  async (_, text) => {
    const words = "Something went wrong on our side. Please try again in a minute.";
    expect(refusalWords(await answered(502, text), "contact.send")).toBe(words);
    expect(refusalWords(await answered(502, text), undefined)).toBe(words);
  },
);

it("what the answer says goes before the specified words", async () => {
  const refused = await answered(429, '{"message":"There were too many attempts."}');
  for (const call of ["accounts.register", "accounts.verifyEmail", "session.signIn"]) {
    expect(refusalWords(refused, call)).toBe("There were too many attempts.");
  }
});

it("a shop that is out of order calls no password wrong, and has failed a registration", async () => {
  const broken = await answered(502, PAGE_OF_A_PROXY);
  expect(refusalWords(broken, "session.signIn")).toContain("Something went wrong on our side");
  expect(refusalWords(broken, "accounts.register")).toBe("Registration failed. Please try again.");
});

it("a shop that was not reached is told as such, whatever was asked of it", () => {
  for (const call of ["accounts.register", "accounts.verifyEmail", "session.signIn"]) {
    expect(refusalWords(ApiError.unreachable(), call)).toContain("We could not reach the shop");
  }
});
