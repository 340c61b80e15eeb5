import { expect, test } from "vitest";
import { piecesNotSent, restNotSent } from "./goods-told";

test("of an order whose money is all back, what had not left does not come", () => {
  expect(restNotSent("reserved")).toBe("We will not send this order any more.");
  expect(restNotSent("part-sent")).toBe("We will not send the rest of this order any more.");
  expect([restNotSent("sent"), restNotSent("released")]).toEqual([undefined, undefined]);
});

test("pieces that are taken out are named, and the others go on where there are any", () => {
  const pieces = ["2 × Cane", "1 × Chair"];
  const said = "We will not send 2 × Cane, 1 × Chair any more.";
  expect(piecesNotSent(pieces, "reserved")).toBe(`${said} What else you ordered does not change.`);
  expect(piecesNotSent(pieces, "released")).toBe(said);
  expect(piecesNotSent([], "reserved")).toBeUndefined();
});
