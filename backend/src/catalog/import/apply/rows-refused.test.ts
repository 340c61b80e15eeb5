import { describe, expect, it } from "vitest";
import { writeRows } from "./rows-refused";

const rows = [{ row: 4 }, { row: 2 }];

describe("writing rows", () => {
  it("answers what the write answers", async () => {
    expect(await writeRows("p.csv", rows, async () => 7)).toBe(7);
  });

  it.each([[new Error("No more room")], [{ message: "No more room." }], ["No more room"]])(
    "names the rows that %o kept out",
    async (thrown) => {
      const refused = writeRows("p.csv", rows, async () => {
        throw thrown;
      });
      await expect(refused).rejects.toThrow(
        "p.csv: the shop did not take rows 2 to 4: No more room.\n",
      );
    },
  );
});
