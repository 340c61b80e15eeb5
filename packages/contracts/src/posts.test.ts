import { expect, it } from "vitest";
import { PostFields } from "./posts.js";

it("the date of a guide is a day of all of Canada, or a moment, to the minute or finer", () => {
  const read = (text: string) => PostFields.createdAt.safeParse(text).data;
  expect(read("2026-03-31")).toBe("2026-03-31T12:00:00.000Z");
  expect(read("2026-03-31T10:00-04:00")).toBe("2026-03-31T14:00:00.000Z");
  expect(read("2026-03-31T10:00:30Z")).toBe("2026-03-31T10:00:30.000Z");
  expect(read("2026-02-30")).toBeUndefined();
});
