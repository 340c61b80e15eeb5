import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { askToRemove } from "./ask-to-remove";

const report = (removed: number, removals: string[]) => ({
  entity: "products" as const,
  file: "p.csv",
  rows: 1,
  created: 0,
  updated: 0,
  unchanged: 1,
  skipped: 0,
  removed,
  removals,
  creations: [],
  changes: [],
});

async function asked(answer: string) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(answer);
  const names = Array.from({ length: 25 }, (_, index) => `Cane ${index + 1}`);
  const isYes = await askToRemove([report(25, names), report(0, [])], { input, output });
  return { isYes, said: String(output.read()) };
}

describe("before anything is removed, the terminal", () => {
  it.each([
    ["yes\n", true],
    ["Yes\n", true],
    ["y\n", false],
    ["\n", false],
    ["", false],
  ])("takes %j as %s", async (answer, isYes) => {
    expect((await asked(answer)).isYes).toBe(isYes);
  });

  it("shows what it is about", async () => {
    const { said } = await asked("no\n");
    expect(said).toContain("p.csv does not name 25 of the shop's:\n  Cane 1\n");
    expect(said).toContain("  Cane 20\n  … and 5 more\nRemove all of this from the shop?");
  });
});
