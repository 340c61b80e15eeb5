import { expect, it } from "vitest";
import { NEW_TOGETHER, readTogether } from "./together-form";

const read = (typed: Partial<typeof NEW_TOGETHER>) => readTogether({ ...NEW_TOGETHER, ...typed });

it("reads what is typed, in any spelling of numbers", () => {
  expect(read({ action: "percent", amount: "-5,5" })).toEqual({
    change: { kind: "price-percent", percent: -5.5 },
  });
  expect(read({ action: "percent", amount: "+10 %" })).toEqual({
    change: { kind: "price-percent", percent: 10 },
  });
  expect(read({ action: "sale", amount: "15%" })).toMatchObject({
    change: { discountPercentage: 15 },
  });
  expect(read({ action: "amount", amount: "$1,200.50" })).toEqual({
    change: { kind: "price-amount", cents: 120050 },
  });
  expect(read({ action: "sale", amount: "20", saleEnds: "2026-12-01" })).toEqual({
    change: { kind: "sale", discountPercentage: 20, saleStarts: null, saleEnds: "2026-12-01" },
  });
});

it("says beside the field what to write", () => {
  expect(read({ action: "percent", amount: "ten" })).toEqual({
    errors: { amount: "Write a percentage from -99 to 1000, such as 10 or -5.5" },
  });
  expect(read({ action: "sale", amount: "0" })).toMatchObject({
    errors: { amount: "Discount must be a whole number from 0 to 100" },
  });
  expect(read({ action: "move" })).toEqual({ errors: { categoryId: "Please choose a category" } });
  expect(
    read({ action: "sale", amount: "20", saleStarts: "2026-12-02", saleEnds: "2026-12-01" }),
  ).toEqual({ errors: { saleEnds: "A sale must end after it begins" } });
});
