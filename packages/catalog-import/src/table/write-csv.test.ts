import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { writeCsv } from "./write-csv.js";

it("puts quotes around line breaks of either kind, which spreadsheets take for the next row", async () => {
  const output = new PassThrough();
  const rows = [
    ["Name", "Description"],
    ["Cane", "One.\n\nTwo."],
    ["Stick", "One.\r\nTwo."],
  ];
  const [csv] = await Promise.all([text(output), writeCsv(output, rows)]);
  expect(csv).toBe('Name,Description\r\nCane,"One.\n\nTwo."\r\nStick,"One.\r\nTwo."\r\n');
});
