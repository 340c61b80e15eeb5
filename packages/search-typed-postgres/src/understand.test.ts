import { describe, expect, it } from "vitest";
import { compileRules } from "./compiled-rules";
import { anyQuery, type Concept } from "./meaning";
import type { SearchRule } from "./rules";
import { searchWords } from "./search-words";
import type { Stemmer } from "./stems";
import { understand } from "./understand";

const EMPTY = ["the", "of", "for", "can", "t", "out", "a"];
/** A dictionary that knows plurals and a few words that say nothing. */
const stem: Stemmer = async (words) =>
  words.map((text) => ({ text, stems: EMPTY.includes(text) ? [] : [text.replace(/s$/, "")] }));

async function understood(q: string, rules: SearchRule[], lastBegun = false) {
  return understand(await stem(searchWords(q)), await compileRules(rules, stem), { lastBegun });
}

const conceptQuery = ({ meanings }: Concept) => anyQuery(meanings);

/** The words that each concept of a search stands for. */
async function typedIn(q: string, rules: SearchRule[]): Promise<string[]> {
  const found = await understood(q, rules);
  return found.concepts.map(({ typed }) => typed.join(" "));
}

async function firstOf(q: string, rules: SearchRule[]): Promise<Concept> {
  const [first] = (await understood(q, rules)).concepts;
  if (!first) throw new Error("Nothing was understood.");
  return first;
}

describe("words of a search", () => {
  const SOFA: SearchRule = { kind: "same", words: ["sofa", "couch", "long chair"] };

  it("stand each for itself, but for those that no language has a use for", async () => {
    expect(await typedIn("legs of the table", [])).toEqual(["legs", "table"]);
    expect(await typedIn("the", [])).toEqual(["the"]);
  });

  it("mean what a rule says is the same, the typed name first", async () => {
    const { meanings } = await firstOf("couches couch", [SOFA]);
    expect(meanings.length).toBeGreaterThan(0);
    const couch = await firstOf("couch", [SOFA]);
    expect(conceptQuery(couch)).toContain("'sofa'");
    expect(Math.max(...couch.meanings.map(({ worth }) => worth))).toBe(1);
    const other = couch.meanings.find(({ words }) => words[0]?.stems.includes("sofa"));
    expect(other?.worth).toBeLessThan(1);
  });

  it("are taken by the rule whose words say most, whatever else it has", async () => {
    const rules: SearchRule[] = [
      { kind: "ignore", words: ["please"] },
      { kind: "finds", words: ["please sit"], finds: ["stool"] },
      { kind: "finds", words: ["sit low"], finds: ["sofa"] },
    ];
    expect(conceptQuery(await firstOf("please sit low", rules))).toContain("'sofa'");
  });

  it("are not refused by a rule of which no word says anything", async () => {
    const rules: SearchRule[] = [{ kind: "none", words: ["table a"] }];
    expect(await typedIn("the", rules)).toEqual(["the"]);
  });

  it("are taken together by the rule of most words, in any order and written as one", async () => {
    expect(await typedIn("long green chair", [SOFA])).toEqual(["long chair", "green"]);
    expect(await typedIn("chair long", [SOFA])).toEqual(["chair long"]);
    expect(await typedIn("longchair", [SOFA])).toEqual(["longchair"]);
    expect(conceptQuery(await firstOf("longchair", [SOFA]))).toContain("'sofa'");
    expect(await typedIn("long table with one very old leg and chair", [SOFA])).not.toContain(
      "long chair",
    );
  });

  it("are taken together with their neighbours sooner than with others", async () => {
    const rules: SearchRule[] = [
      { kind: "same", words: ["bell alarm", "siren"] },
      { kind: "same", words: ["bell box", "chime"] },
    ];
    expect(await typedIn("bell box alarm", rules)).toEqual(["bell box", "alarm"]);
  });

  it("set off a need in whichever of its names", async () => {
    const rules: SearchRule[] = [
      SOFA,
      { kind: "finds", words: ["get out of the sofa"], finds: ["handle", "high cushion"] },
    ];
    const need = await firstOf("can't get out of a couch", rules);
    expect(need).toMatchObject({ typed: ["get", "couch"], isNeed: true });
    const worth = (stemmed: string) =>
      need.meanings.find(({ words }) => words.some(({ stems }) => stems.includes(stemmed)))?.worth;
    expect(worth("handle")).toBeGreaterThan(worth("cushion") ?? 0);
  });

  it("are not taken for a need by one word that is left of several", async () => {
    const rules: SearchRule[] = [{ kind: "finds", words: ["out of the bed"], finds: ["rail"] }];
    expect(conceptQuery(await firstOf("bed", rules))).not.toContain("rail");
    expect(conceptQuery(await firstOf("the beds", rules))).not.toContain("rail");
    const need = await firstOf("out of the bed", rules);
    expect(need).toMatchObject({ typed: ["bed"], isNeed: true });
    expect(conceptQuery(need)).toContain("rail");
  });

  it("are taken for what a rule says is not there only if they say so", async () => {
    const rules: SearchRule[] = [
      { kind: "finds", words: ["frame without seat"], finds: ["stand"] },
      { kind: "finds", words: ["without a motor"], finds: ["crank"] },
    ];
    expect(await typedIn("frame seat", rules)).toEqual(["frame", "seat"]);
    expect(await typedIn("frame without seat", rules)).toEqual(["frame without seat"]);
    expect(await typedIn("motor", rules)).toEqual(["motor"]);
  });

  it("are ignored where they say nothing, unless nothing else is said", async () => {
    const rules: SearchRule[] = [{ kind: "ignore", words: ["please"] }];
    expect(await typedIn("table please", rules)).toEqual(["table"]);
    expect(await typedIn("please", rules)).toEqual(["please"]);
  });

  it("are refused on purpose, with what else is said", async () => {
    const rules: SearchRule[] = [
      SOFA,
      { kind: "ignore", words: ["please", "old"] },
      { kind: "none", words: ["grand piano", "old lift"], hint: "music" },
    ];
    const refused = async (q: string) => {
      const its = (await understood(q, rules)).refused;
      return its && { ...its, others: its.others.map(({ typed }) => typed.join(" ")) };
    };
    expect(await refused("grand pianos please")).toEqual({ hint: "music", words: 2, others: [] });
    expect(await refused("grand piano lamp")).toEqual({
      hint: "music",
      words: 2,
      others: ["lamp"],
    });
    // Though one of its words says nothing.
    expect(await refused("old lifts")).toEqual({ hint: "music", words: 2, others: [] });
    expect(await refused("lift")).toBeUndefined();
  });

  it("are not refused in another order than the refusal's, which is that of something sold", async () => {
    const rules: SearchRule[] = [
      { kind: "finds", words: ["battery lamp"], finds: ["lantern"] },
      { kind: "none", words: ["lamp battery"] },
    ];
    const isRefused = async (q: string) => (await understood(q, rules)).refused !== undefined;
    expect(await isRefused("battery lamp")).toBe(false);
    expect(await isRefused("a battery lamp for reading")).toBe(false);
    expect(await isRefused("lamp battery")).toBe(true);
    expect(await isRefused("lamp batteries battery")).toBe(true);
    expect(await isRefused("battery for a lamp")).toBe(true);
    const noneSold: SearchRule[] = [{ kind: "none", words: ["lamp battery"] }];
    expect((await understood("battery for a lamp", noneSold)).refused).toBeDefined();
  });

  it("say what is wanted before what it is for", async () => {
    const rules: SearchRule[] = [SOFA, { kind: "finds", words: ["sore back"], finds: ["pad"] }];
    const wanted = async (q: string) =>
      (await understood(q, rules)).concepts.flatMap(({ isForSomething, typed }) =>
        isForSomething ? typed.join(" ") : [],
      );
    expect(await wanted("sofa for a sore back")).toEqual(["sofa"]);
    expect(await wanted("long chair for a sore back")).toEqual(["long chair"]);
    expect(await wanted("low sofa for a sore back")).toEqual([]);
    expect(await wanted("sore back on sofa for days")).toEqual([]);
  });

  it("set off a need in other forms of its verbs", async () => {
    const rules: SearchRule[] = [{ kind: "finds", words: ["break a leg"], finds: ["crutch"] }];
    expect(conceptQuery(await firstOf("broken leg", rules))).toContain("'crutch'");
    expect(conceptQuery(await firstOf("leg that broke", rules))).toContain("'crutch'");
    const french: SearchRule[] = [{ kind: "finds", words: ["genou"], finds: ["brace"] }];
    expect(conceptQuery(await firstOf("genoux", french))).toContain("'brace'");
  });

  it("are heard as a need sooner than as a name of some of its words", async () => {
    const rules: SearchRule[] = [
      { kind: "same", words: ["wool socks", "warm socks"] },
      { kind: "finds", words: ["get socks on"], finds: ["sock aid"] },
    ];
    expect(await firstOf("get my wool socks on", rules)).toMatchObject({ isNeed: true });
  });

  it("are taken, of equal rules, by the one that speaks of what titles have", async () => {
    const rules: SearchRule[] = [
      { kind: "finds", words: ["tired standing"], finds: ["stockings"] },
      { kind: "finds", words: ["standing shower"], finds: ["stool"] },
    ];
    const words = (await stem(searchWords("tired standing shower"))).map((word) =>
      word.text === "shower" ? { ...word, isTitled: true } : word,
    );
    const [first, second] = understand(words, await compileRules(rules, stem), {
      lastBegun: false,
    }).concepts;
    expect(first?.typed).toEqual(["tired"]);
    expect(second && conceptQuery(second)).toContain("'stool'");
  });

  it("may end in one that is only begun", async () => {
    const found = await understood("oak tab", [], true);
    const queries = found.concepts.map((concept) => conceptQuery(concept));
    expect(queries[0]).not.toContain("*");
    expect(queries[1]).toContain("'tab':*");
  });
});
