import { expect, it } from "vitest";
import {
  countSentence,
  handBackSentence,
  NOT_TOLD,
  notPaidBackSentence,
  toHandBackSentence,
  withoutStaffSentences,
} from "./staff-sentences";

it.each([
  toHandBackSentence(123_450),
  handBackSentence(5),
  notPaidBackSentence(123_450),
  NOT_TOLD,
  countSentence(["A.1", "Chair, large"]),
])("what tells staff what to do is not what a buyer reads: %s", (sentence) => {
  expect(withoutStaffSentences(`Everything was shipped. ${sentence} $2.00 was paid back.`)).toBe(
    "Everything was shipped. $2.00 was paid back.",
  );
  expect(withoutStaffSentences(sentence)).toBe("");
});
