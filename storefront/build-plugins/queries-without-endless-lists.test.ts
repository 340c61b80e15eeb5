import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutEndlessLists } from "./queries-without-endless-lists";

const entry = new URL("../modern/queryClient.js", import.meta.resolve("@tanstack/query-core"));
const client = readFileSync(fileURLToPath(entry), "utf8");

test("the query client as it is installed stands without endless lists", () => {
  const light = withoutEndlessLists(client);
  expect(light).not.toContain("./infiniteQueryBehavior.js");
  expect(light).toContain("const infiniteQueryBehavior =");
});

test("a query client that holds them differently stops the build", () => {
  expect(() => withoutEndlessLists('import { all } from "elsewhere";')).toThrow("differently");
});
