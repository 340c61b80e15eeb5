import { expect, it } from "vitest";
import { LastAnswers } from "./last-answers.js";

it("the last answer for everybody is remembered, for its time and within its room", () => {
  const clock = { now: 1 };
  const last = new LastAnswers<string[]>({ maxBytes: 10, oldestMs: 1000, now: () => clock.now });
  const note = (address: string, text: string, lifeMs = 60_000) =>
    last.note(address, { answer: [text], lifeMs, bytes: 4 });
  note("/a", "first");
  note("/a", "second");
  // Of one person, or none at all.
  note("/a", "failed", 0);
  expect(last.find("/a")).toEqual(["second"]);
  note("/b", "b");
  note("/c", "c");
  expect(last.find("/a")).toBeUndefined();
  expect(last.find("/c")).toEqual(["c"]);
  clock.now = 1500;
  expect(last.find("/c")).toBeUndefined();
});
