import { describe, expect, it } from "vitest";
import { imageTextsProblem, plannedImages } from "./planned-images.js";

const NOW = [
  { url: "/static/a.webp", alt: "Front" },
  { url: "/static/b.webp", alt: "Side" },
];
const ADDRESSES = new Map<string, string | null>([
  ["https://cdn.example/lost.jpg", null],
  ["a.jpg", "/static/a.webp"],
  ["copy of a.jpg", "/static/a.webp"],
  ["b.jpg", "/static/b.webp"],
  ["c.jpg", "/static/c.webp"],
]);
const planned = (row: Parameters<typeof plannedImages>[0], cleared: string[] = []) =>
  plannedImages(row, NOW, { addresses: ADDRESSES, cleared: new Set(cleared) });

describe("the pictures of a row", () => {
  it("keep their texts where the row says none, in whatever order it names them", () => {
    expect(planned({ images: [{ file: "b.jpg" }, { file: "c.jpg" }] })).toEqual([
      NOW[1],
      { url: "/static/c.webp", alt: "" },
    ]);
  });

  it("lose them where the row says so, or its blank cell clears", () => {
    expect(planned({ images: [{ file: "a.jpg", alt: "" }] })).toEqual([{ ...NOW[0], alt: "" }]);
    expect(planned({}, ["alts"]).map(({ alt }) => alt)).toEqual(["", ""]);
    expect(planned({}, ["files"])).toEqual([]);
  });

  it("are those of before with the texts of a row that names none", () => {
    expect(planned({ imageTexts: ["New", "Newer"] }).map(({ alt }) => alt)).toEqual([
      "New",
      "Newer",
    ]);
    expect(planned({})).toEqual(NOW);
  });

  it("lose none that is there while one of them cannot be fetched", () => {
    const lost = { file: "https://cdn.example/lost.jpg" };
    expect(planned({ images: [{ file: "c.jpg" }, lost, { file: "b.jpg", alt: "New" }] })).toEqual([
      { url: "/static/c.webp", alt: "" },
      NOW[0],
      { ...NOW[1], alt: "New" },
    ]);
    expect(planned({ images: [lost] })).toEqual(NOW);
  });

  it("stand where the row has them, in however many loads they come", () => {
    const lost = { file: "https://cdn.example/lost.jpg" };
    const images = [{ file: "a.jpg" }, { file: "b.jpg" }, lost];
    const loaded = plannedImages({ images }, [{ url: "/static/b.webp", alt: "Side" }], {
      ...{ addresses: ADDRESSES, cleared: new Set() },
    });
    expect(loaded.map(({ url }) => url)).toEqual(["/static/a.webp", "/static/b.webp"]);
  });

  it("are one where two names have the same bytes", () => {
    const images = [{ file: "a.jpg", alt: "One" }, { file: "copy of a.jpg" }];
    expect(planned({ images })).toEqual([{ url: "/static/a.webp", alt: "One" }]);
  });
});

it("texts without pictures need one for each that is there", () => {
  const row = { row: 4, imageTexts: ["One"] };
  expect(imageTextsProblem(row, NOW, "p.csv")).toMatchObject([
    { row: 4, column: "Image Alt", reason: "There is 1 text for 2 pictures." },
  ]);
  expect(imageTextsProblem({ row: 4, imageTexts: ["One", "Two"] }, NOW, "p.csv")).toEqual([]);
});
