import { describe, expect, it } from "vitest";
import type { QuestionGroup } from "~/content/information/information-page";
import { matchingQuestions } from "./matching-questions";

const said = (text: string) => [{ kind: "text" as const, text }];
const GROUPS: readonly QuestionGroup[] = [
  {
    heading: "Paying",
    questions: [
      { id: "card", heading: "Is my card safe?", blocks: said("Stripe keeps it.") },
      { id: "tax", heading: "Is tax included?", blocks: said("Yes, also in Québec.") },
    ],
  },
  { heading: "Returns", questions: [{ id: "back", heading: "Can I send it back?", blocks: [] }] },
];

const idsFor = (search: string) =>
  matchingQuestions(GROUPS, search).flatMap(({ questions }) => questions.map(({ id }) => id));

describe("searching the questions", () => {
  it("shows all of them for an empty search", () => {
    expect(matchingQuestions(GROUPS, "  ")).toBe(GROUPS);
  });

  it("looks into answers too, whatever the case and accents", () => {
    expect(idsFor("STRIPE")).toEqual(["card"]);
    expect(idsFor("quebec")).toEqual(["tax"]);
  });

  it("needs every word, anywhere", () => {
    expect(idsFor("stripe card")).toEqual(["card"]);
    expect(idsFor("stripe tax")).toEqual([]);
  });

  it("finds a whole group by its heading and leaves out empty groups", () => {
    expect(matchingQuestions(GROUPS, "returns").map(({ heading }) => heading)).toEqual(["Returns"]);
  });
});
