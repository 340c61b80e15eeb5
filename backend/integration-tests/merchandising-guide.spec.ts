import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CatalogImportReport, reportText } from "@eldercare/catalog-import";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TakenBack, undoText } from "../src/catalog/import/undo/take-back-last";
import { runSeed } from "./support/medusa-session";
import { aImage } from "./support/staff";

/** Starting Medusa takes a while on a busy machine. */
const RUN_MS = 120_000;
const GUIDE = join(__dirname, "../../docs/merchandising.md");

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guide-"));
  await mkdir(join(folder, "pictures"));
  for (const name of ["oak-cane.jpg", "travel-cane.jpg"]) {
    await writeFile(join(folder, "pictures", name), await aImage());
  }
  // Where a person types the commands.
  vi.stubEnv("INIT_CWD", folder);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** What the guide shows, in its order: files to write, and commands with what they answer. */
async function examples(): Promise<({ file: string; text: string } | { steps: string })[]> {
  const guide = await readFile(GUIDE, "utf8");
  return [...guide.matchAll(/^```(csv|console)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, kind, file = "", text = ""]) => (kind === "csv" ? { file, text } : { steps: text }),
  );
}

/** The command's answer as a person sees it, without what differs from machine to machine. */
async function answerTo(command: string): Promise<string> {
  const [what = "", ...options] = command.split(" ");
  const { report } = await runSeed(what, ...options);
  const text =
    what === "undo"
      ? undoText(report as unknown as TakenBack)
      : reportText(report as unknown as CatalogImportReport);
  return text.replaceAll(`${folder}/`, "").replace(/ in \d+\.\d s\./g, ".");
}

describe("the merchandisers' guide", () => {
  it(
    "shows what really happens",
    async () => {
      const shown = await examples();
      expect(shown.length).toBeGreaterThan(7);
      for (const example of shown) {
        if ("file" in example) {
          await writeFile(join(folder, example.file), example.text);
          continue;
        }
        for (const step of example.steps.split(/^\$ /m).filter(Boolean)) {
          const [command = "", ...answer] = step.split("\n");
          const given = command.replace("npm run seed -- ", "");
          expect(await answerTo(given), command).toBe(answer.join("\n"));
        }
      }
    },
    RUN_MS,
  );
});
