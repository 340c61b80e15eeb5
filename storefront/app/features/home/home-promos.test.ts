import { HOME_WORDS } from "@eldercare/contracts";
import { expect, it } from "vitest";
import { homePromos } from "./home-promos";

it("promises free delivery from the amount on that holds, in staff's own words", () => {
  const words = { ...HOME_WORDS, deliveryText: "Over {amount}? We bring it." };
  expect(homePromos(HOME_WORDS, "$100")[0]?.text).toBe(
    "On orders over CAD $100, to every province and territory.",
  );
  expect(homePromos(words, "$75").map(({ mark, text }) => [mark, text])).toContainEqual([
    "delivery",
    "Over $75? We bring it.",
  ]);
});

it("promises none where delivery is never free", () => {
  expect(homePromos(HOME_WORDS, null).map(({ mark }) => mark)).toEqual(["returns", "approved"]);
});
