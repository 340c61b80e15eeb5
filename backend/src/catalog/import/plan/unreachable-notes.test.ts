import { expect, it } from "vitest";
import { unreachableNotes } from "./unreachable-notes";

const image = (row: number) => ({ row, file: `https://a.example/${row}.jpg`, reason: "Gone." });

it("pictures that a load goes on without are named, and of very many the first", () => {
  expect(unreachableNotes("p.csv", [image(4)])).toEqual([
    "p.csv, row 4: the picture https://a.example/4.jpg cannot be fetched now. Gone. The product comes without it, and it is tried again later.",
  ]);
  const many = unreachableNotes(
    "p.csv",
    Array.from({ length: 25 }, (_, row) => image(row)),
  );
  expect(many).toHaveLength(4);
  expect(many.at(-1)).toBe("p.csv: 22 more pictures cannot be had now and are tried again later.");
});
