import { expect, test } from "vitest";
import { labelLines } from "./label-lines";

const to = {
  name: "Mrs. Ada Roy, RN",
  email: "ada@example.ca",
  phone: "416-555-0199",
  address: "10-123 Main St. W., Apt. #4",
  city: "Toronto",
  region: "on",
  postal: "k1a0b1",
};

test("an address is in capitals, without punctuation, two spaces before its code and one in it", () => {
  expect(labelLines(to)).toEqual([
    "MRS ADA ROY RN",
    "10-123 MAIN ST W APT 4",
    "TORONTO ON  K1A 0B1",
  ]);
});

test("French letters, apostrophes and hyphens stay", () => {
  const quebec = {
    ...to,
    name: "Chloé Côté-Lévesque",
    address: "5, rue de l’Église",
    city: "Trois-Rivières",
    region: "qc",
    postal: "G9A 1A1",
  };
  expect(labelLines(quebec)).toEqual([
    "CHLOÉ CÔTÉ-LÉVESQUE",
    "5 RUE DE L'ÉGLISE",
    "TROIS-RIVIÈRES QC  G9A 1A1",
  ]);
});

test("what an old order lacks leaves no gap", () => {
  expect(labelLines({ ...to, postal: "", address: " " })).toEqual(["MRS ADA ROY RN", "TORONTO ON"]);
});
