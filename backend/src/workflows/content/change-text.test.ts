import { textOf } from "@eldercare/contracts/content";
import { expect, it } from "vitest";
import { Refusal } from "../../errors/refusal";
import { checkedText } from "./change-text";

const KEY = "mails.verify-email";

function refusalOf(change: object): Refusal | undefined {
  const original = textOf(KEY).original as object;
  try {
    checkedText(KEY, { ...original, ...change });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

it("a text with several faults is refused in sentences, each fault at its place", () => {
  const refusal = refusalOf({ title: "Hello, {constructor}", preview: "{nobody} wrote" });
  const fields = refusal?.details.fields ?? [];
  expect(fields.map(({ path }) => path).sort()).toEqual(["value.preview", "value.title"]);
  for (const { message } of fields) expect(refusal?.message).toContain(message);
  expect(refusal?.message).toMatch(/\.$/);
});

it("a value that is no text at all is refused as a whole", () => {
  try {
    checkedText(KEY, 7);
  } catch (error) {
    expect((error as Refusal).details.fields?.map(({ path }) => path)).toEqual(["value"]);
    return;
  }
  throw new Error("It was taken.");
});
