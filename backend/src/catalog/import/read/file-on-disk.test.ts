import { describe, expect, it } from "vitest";
import { fileOnDisk } from "./file-on-disk";

describe("a catalog file on disk", () => {
  it("is named when it is not there", async () => {
    await expect(fileOnDisk("/nowhere/p.csv")).rejects.toThrow(
      "p.csv: it cannot be read (there is no such file). Looked for it at /nowhere/p.csv.",
    );
  });
});
