import { expect, test } from "vitest";
import { streetLine } from "./street-line.js";

test.each([
  ["4", "4-123 Main Street"],
  ["Apt. 4", "4-123 Main Street"],
  ["#12B", "12B-123 Main Street"],
  ["unit PH2", "PH2-123 Main Street"],
  ["Room 4 East", "123 Main Street, Room 4 East"],
  ["Basement", "123 Main Street, Basement"],
  ["Unit", "123 Main Street, Unit"],
  [" ", "123 Main Street"],
  [undefined, "123 Main Street"],
])("the unit %j stands in the street's line as Canada Post asks", (unit, line) => {
  expect(streetLine({ address: "123 Main Street", unit })).toBe(line);
});

test("no unit stands before a street without a number, where it would be taken for one", () => {
  expect(streetLine({ address: "Rural Route 2", unit: "4" })).toBe("Rural Route 2, 4");
});
