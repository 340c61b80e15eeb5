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

describe("a file of the search's words as people save it", () => {
  const CANE = { kind: "same", words: ["cane", "walking stick"] };

  it("loses no rule by a bad row, and numbers its rows as a spreadsheet does", () => {
    const { rules, problems } = searchWordsFrom(
      [
        "Kind,Words,Finds",
        "",
        "ignore,please",
        "ignore,one,two,three",
        'finds,ramp 36" wide,ramps',
        'ignore,"open',
        "same,cane|walking stick,",
      ].join("\n"),
    );
    expect(rules).toEqual([
      { kind: "ignore", words: ["please"] },
      { kind: "finds", words: ['ramp 36" wide'], finds: ["ramps"] },
      CANE,
    ]);
    expect(problems).toEqual([
      "Row 6: its quotation marks do not pair up.",
      "Row 4: it has more cells than there are columns; put quotes around a cell with a comma.",
    ]);
  });

  it("may have semicolons, and Excel's line that names them", () => {
    expect(searchWordsFrom("Kind;Words;Finds\r\nsame;cane|walking stick;\r\n").rules).toEqual([
      CANE,
    ]);
    expect(searchWordsFrom("sep=;\nKind;Words;Finds\nsame;cane|walking stick;").rules).toEqual([
      CANE,
    ]);
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

    // An editor empties a file before it writes it.
    await writeFile(file, "");
    await utimes(file, 2_000_000_001, 2_000_000_001);
    now = 20_000;
    expect(await read()).toEqual([{ kind: "ignore", words: ["please"] }]);
    expect(said.at(-1)).toContain("what it said before stays");
  });

  it.each(["utf16le", "latin1"] as const)("is read in %s, too", async (encoding) => {
    const folder = await mkdtemp(join(tmpdir(), "search-words-"));
    folders.push(folder);
    const file = join(folder, SEARCH_WORDS_FILE);
    const csv = "Kind;Words;Finds\nsame;déambulateur|marchette;\n";
    await writeFile(file, Buffer.from(csv, encoding));
    const said: string[] = [];
    expect(await searchWordsReader(file, (problem) => said.push(problem))()).toEqual([
      { kind: "same", words: ["déambulateur", "marchette"] },
    ]);
    expect(said).toEqual([]);
  });
});
