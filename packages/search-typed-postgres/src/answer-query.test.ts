import type { ProviderSearchQuery } from "@medusajs/framework/types";
import { describe, expect, it } from "vitest";
import { answerQuery } from "./answer-query";
import type { Row, Sql } from "./sql";
import { storedDocuments } from "./stored-documents";
import { wordsTableOf } from "./table-names";

const query = (q: string) =>
  ({
    q,
    index: {
      physical_name: "thing",
      primary_key: "id",
      fields: {},
      settings: {},
    },
    attributes_to_retrieve: [],
    search_options: { typo_tolerance: true, count: "exact" },
  }) as unknown as ProviderSearchQuery;

/** What a search asks a database that finds nothing and knows `known` words. */
async function askedOf(q: string, known: readonly string[] = []) {
  const asked: Sql[] = [];
  let running = 0;
  let atOnce = 0;
  const run = async (statement: Sql): Promise<Row[]> => {
    asked.push(statement);
    running += 1;
    atOnce = Math.max(atOnce, running);
    await Promise.resolve();
    running -= 1;
    if (statement.text.includes("as stems")) {
      return String(statement.values[0])
        .split(" ")
        .map((word) => ({ word, stems: [word] }));
    }
    if (statement.text.includes("as there")) {
      const words = statement.values.map((text) => String(text).replaceAll("'", ""));
      return [{ there: words.map((word) => known.includes(word)) }];
    }
    return [];
  };
  await answerQuery(query(q), storedDocuments(query(q), run), run);
  const corrected = asked
    .filter(({ text }) => text.includes(wordsTableOf("thing")) && text.includes("<->"))
    .map(({ values }) => values.at(-1));
  return { corrected, atOnce, count: asked.length };
}

describe("a search with words that the index does not know", () => {
  it("looks for the meanings of all of them while they are few", async () => {
    const { corrected } = await askedOf("balcnoy wiht brakes");
    expect(corrected).toEqual(["balcnoy", "wiht", "brakes"]);
  });

  it("corrects three of many, and none that the index knows", async () => {
    const words = "rocker aaaa bbbb chair cccc dddd eeee ffff gggg hhhh iiii jjjj";
    const { corrected } = await askedOf(words, ["rocker", "chair"]);
    expect(corrected).toEqual(["aaaa", "bbbb", "cccc"]);
  });

  it("looks for no other meaning of words too short for a slip", async () => {
    const { corrected } = await askedOf("a bb balcnoy");
    expect(corrected).toEqual(["balcnoy"]);
  });

  it("asks one thing after the other, by one connection", async () => {
    expect((await askedOf("balcnoy wiht brakes")).atOnce).toBe(1);
  });
});
