import { expect, test } from "vitest";
import { projectTexts } from "./project-texts.ts";

/** A number given to a response: `status(409)`, `sendStatus(201)`, `statusCode = 503`. */
const GIVES_STATUS =
  /\b(?:status|sendStatus|writeHead|redirect)\(\s*\d|\bstatus:\s*\d|\.status(?:Code)?\s*=\s*\d/;

test("the backend gives statuses of HTTP in one room; elsewhere calls and refusals have names", () => {
  const backend = [...projectTexts()].filter(([path]) => /^backend\/src\/.*\.tsx?$/.test(path));
  const giving = backend
    .filter(([path, source]) => !path.endsWith(".test.ts") && GIVES_STATUS.test(source))
    .map(([path]) => path);
  expect(giving.length).toBeGreaterThan(0);
  expect(giving.filter((path) => !path.startsWith("backend/src/http/"))).toEqual([]);
});
