import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { searchWordsReader } from "./read-search-words";
import { SEARCH_WORDS_FILE, searchWordsFrom } from "./search-words";

describe("the search's words", () => {
  it("are names, needs, words that say nothing, and what is not sold", () => {
    const csv = `Kind,Words,Finds
same,cane | walking stick,
Finds,"weak hands|can't grip",jar opener
ignore,please,
not sold,stair lift,mobility-aids
not sold,piano,`;
    expect(searchWordsFrom(csv)).toEqual({
      rules: [
        { kind: "same", words: ["cane", "walking stick"] },
        { kind: "finds", words: ["weak hands", "can't grip"], finds: ["jar opener"] },
        { kind: "ignore", words: ["please"] },
        { kind: "none", words: ["stair lift"], hint: "mobility-aids" },
        { kind: "none", words: ["piano"] },
      ],
      problems: [],
    });
  });

  it("leave out what is wrong, and say so with its row", () => {
    const csv = "Kind,Words,Finds\nsame,cane,\nalike,a|b,\nfinds,grip,\nignore,,\nignore,please,";
    const { rules, problems } = searchWordsFrom(csv);
    expect(rules).toEqual([{ kind: "ignore", words: ["please"] }]);
    expect(problems).toEqual([
      "Row 2: names for one thing are at least two.",
      'Row 3: Kind is "alike"; it must be one of same, finds, ignore, not sold.',
      "Row 4: there is nothing in Finds.",
      "Row 5: there is nothing in Words.",
    ]);
    expect(searchWordsFrom("Word\ncane").problems).toEqual([
      "The columns Kind, Words, Finds are missing.",
    ]);
    expect(searchWordsFrom('Kind,Words,Finds\nsame,"open').problems).toHaveLength(1);
  });
});

describe("the file of the search's words", () => {
  const folders: string[] = [];
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  it("is read again when it has changed, and not looked at each time", async () => {
    const folder = await mkdtemp(join(tmpdir(), "search-words-"));
    folders.push(folder);
    const file = join(folder, SEARCH_WORDS_FILE);
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const said: string[] = [];
    const read = searchWordsReader(file, (problem) => said.push(problem));
    expect(await read()).toEqual([]);
    expect(said).toEqual([expect.stringContaining("cannot be read")]);

    await writeFile(file, "Kind,Words,Finds\nsame,a|b,\n");
    expect(await read()).toEqual([]);
    now = 5000;
    const first = await read();
    expect(first).toEqual([{ kind: "same", words: ["a", "b"] }]);
    now = 10_000;
    expect(await read()).toBe(first);

    await writeFile(file, "Kind,Words,Finds\nignore,please,\n");
    await utimes(file, 2_000_000_000, 2_000_000_000);
    now = 15_000;
    expect(await read()).toEqual([{ kind: "ignore", words: ["please"] }]);
  });
});
