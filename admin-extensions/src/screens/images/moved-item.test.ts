import { describe, expect, it } from "vitest";
import { movedItem } from "./moved-item";

describe("an item that is moved in its list", () => {
  it("takes the place it is moved to, and the others close up", () => {
    expect(movedItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(movedItem(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
  });

  it("stays where it is when there is no such place", () => {
    expect(movedItem(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(movedItem(["a", "b"], 1, 2)).toEqual(["a", "b"]);
    expect(movedItem(["a", "b"], 5, 0)).toEqual(["a", "b"]);
  });
});
