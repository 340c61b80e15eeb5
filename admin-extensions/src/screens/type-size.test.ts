import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Paper has sizes of its own. */
const isOnScreen = (path: string) => path.endsWith(".css") && !path.includes("print");

it("letters are measured by the host's, so that screens look at home in Medusa Admin, too", () => {
  const own = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
    .filter(isOnScreen)
    .flatMap((path) =>
      (readFileSync(join(__dirname, path), "utf8").match(/font-size: [^;]+/g) ?? [])
        .filter((size) => !size.includes("var(--type)"))
        .map((size) => `${path}: ${size}`),
    );
  expect(own).toEqual([]);
});
