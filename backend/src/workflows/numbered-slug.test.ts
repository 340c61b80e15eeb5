import { CategoryChangesBody } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { numberedSlug, slugToNumber } from "./numbered-slug";

it("a slug gets the first number that is free", () => {
  expect(numberedSlug("walker", new Set())).toBe("walker");
  expect(numberedSlug("walker", new Set(["walker", "walker-2", "walker-4"]))).toBe("walker-3");
});

it("a slug of a long name may be saved again, with its number too", () => {
  const slug = slugToNumber(`${"Very long ".repeat(12)}name`, "category");
  const second = numberedSlug(slug, new Set([slug]));
  expect(second).toMatch(/^very-long-.*[a-z]-2$/);
  expect(CategoryChangesBody.safeParse({ slug: second }).error).toBeUndefined();
  expect(slugToNumber("中文", "category")).toBe("category");
});
