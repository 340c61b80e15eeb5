import { describe, expect, it } from "vitest";
import { parseImportCommand, parseImportOptions, UsageError } from "./parse-command";

describe("the seed command's arguments", () => {
  it("load everything with all", () => {
    expect(parseImportOptions(["all"])).toMatchObject({
      entities: ["categories", "products", "slides", "posts"],
      dryRun: false,
      partial: false,
      json: false,
    });
  });

  it("take a file, a folder of pictures and switches, in any order", () => {
    expect(
      parseImportOptions([
        "--dry-run",
        "products",
        "--file",
        "p.csv",
        "--images=pics",
        "--partial",
      ]),
    ).toMatchObject({
      entities: ["products"],
      file: "p.csv",
      images: "pics",
      dryRun: true,
      partial: true,
    });
  });

  it("leave a load out of the history, so that undo does not take it back", () => {
    expect(parseImportOptions(["all", "--no-history"])).toMatchObject({ noHistory: true });
  });

  it("name a category for products that name none, and may leave out what is new", () => {
    const args = ["products", "--default-category", "Mobility Aids", "--update-only"];
    expect(parseImportOptions(args)).toMatchObject({
      defaultCategory: "Mobility Aids",
      updateOnly: true,
    });
    for (const wrong of [
      ["products", "--update-only", "--only-new"],
      ["products", "--update-only", "--prune"],
      ["slides", "--default-category", "Mobility Aids"],
    ]) {
      expect(() => parseImportOptions(wrong)).toThrow(UsageError);
    }
  });

  it("may ask for help, beside anything else", () => {
    for (const asked of [["--help"], ["-h"], ["products", "--help"]]) {
      expect(parseImportCommand(asked)).toEqual({ task: "help" });
    }
  });

  it("make only what is new, or remove what the file does not name", () => {
    expect(parseImportOptions(["all", "--only-new"])).toMatchObject({
      onlyNew: true,
      prune: false,
    });
    expect(parseImportOptions(["all", "--prune", "--yes"])).toMatchObject({
      prune: true,
      yes: true,
    });
  });

  it.each([
    ["--only-new", "Choose one: --only-new leaves alone what the shop has"],
    ["--partial", "--prune and --partial do not go together: a row with an error"],
    ["--no-history", "--prune and --no-history do not go together: undo could not"],
  ])("refuse %s beside --prune, and say why", (option, problem) => {
    expect(() => parseImportOptions(["all", "--prune", option])).toThrow(problem);
  });

  it("say whose texts a file of products holds", () => {
    expect(parseImportOptions(["products"])).toMatchObject({ locale: "en" });
    expect(parseImportOptions(["products", "--locale", "fr"])).toMatchObject({ locale: "fr" });
    expect(parseImportOptions(["all", "--locale", "en"])).toMatchObject({ locale: "en" });
  });

  it.each([
    [[], "Say what to load."],
    [["orders"], '"orders" is not something to load.'],
    [["products", "slides"], 'One thing at a time, or all: not "slides" too.'],
    [["products", "--fil", "x.csv"], "Unknown option '--fil'."],
    [["products", "--locale", "de"], 'There is no locale "de": en or fr.'],
    [["all", "--locale", "fr"], "--locale fr goes with products only."],
    [
      ["products", "--locale", "fr", "--prune"],
      "--locale fr changes French texts and nothing else: it goes neither with --prune nor with --only-new.",
    ],
  ])("refuse %j and show how it is called", (args, problem) => {
    expect(() => parseImportOptions(args)).toThrow(UsageError);
    expect(() => parseImportOptions(args)).toThrow(`${problem}\n\nUsage: npm run seed --`);
  });
});
