import { expect, it } from "vitest";
import { isStaffWrite } from "./routed-call.js";

it.each([
  ["PUT", "/api/content-texts/about", true],
  ["GET", "/api/content-texts/about", false],
  ["POST", "/api/contact", false],
  ["PUT", "/api/no-such-call", false],
])("%s %s may change what pages show: %s", (method, path, may) => {
  expect(isStaffWrite({ method, path })).toBe(may);
});
