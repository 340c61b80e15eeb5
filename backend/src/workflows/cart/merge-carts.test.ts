import { describe, expect, it } from "vitest";
import { mergeCarts, takeOverChanges, withoutBought } from "./merge-carts";

type Lines = Record<string, number>;

const cart = (lines: Lines) => new Map(Object.entries(lines));
const linesOf = (quantities: ReadonlyMap<string, number>): Lines => Object.fromEntries(quantities);
const carts = (browser: Lines, account: Lines, heard: Lines) => ({
  browser: cart(browser),
  account: cart(account),
  heard: (id: string) => heard[id] ?? 0,
});
const merged = (browser: Lines, account: Lines, heard: Lines = {}) =>
  linesOf(mergeCarts(carts(browser, account, heard)));
const changed = (browser: Lines, account: Lines, heard: Lines) =>
  linesOf(takeOverChanges(carts(browser, account, heard)));

describe("signing in", () => {
  it("loses nothing and doubles nothing: of each product the larger quantity stays", () => {
    expect(merged({ cane: 2, lamp: 1 }, { cane: 3, rail: 1 })).toEqual({
      cane: 3,
      rail: 1,
      lamp: 1,
    });
    expect(merged({ cane: 3 }, { cane: 2 })).toEqual({ cane: 3 });
  });

  it("again changes nothing", () => {
    expect(merged({ cane: 3, rail: 1 }, { cane: 3, rail: 1 })).toEqual({ cane: 3, rail: 1 });
  });

  it("does not bring back what was removed or lowered on another device", () => {
    expect(merged({ cane: 2, rail: 4 }, { rail: 1 }, { cane: 2, rail: 4 })).toEqual({ rail: 1 });
  });

  it("brings what was added in this browser while it was signed out", () => {
    expect(merged({ cane: 3, lamp: 1 }, { cane: 2 }, { cane: 2 })).toEqual({ cane: 3, lamp: 1 });
  });

  it("keeps in the account what was removed in this browser while it was signed out", () => {
    expect(merged({}, { cane: 2 }, { cane: 2 })).toEqual({ cane: 2 });
  });

  it("leaves out what another account left in this browser, as long as nobody changed it", () => {
    // `heard` is what the other account heard.
    expect(merged({ cane: 2, rail: 1, lamp: 1 }, { soap: 1 }, { cane: 2, rail: 2 })).toEqual({
      soap: 1,
      rail: 1,
      lamp: 1,
    });
  });
});

describe("a change in a browser that is signed in", () => {
  it("sets, adds and removes lines in the account", () => {
    expect(changed({ cane: 5, lamp: 1 }, { cane: 2, rail: 1 }, { cane: 2, rail: 1 })).toEqual({
      cane: 5,
      lamp: 1,
    });
  });

  it("leaves alone what other devices changed on other lines", () => {
    expect(changed({ cane: 1, rail: 2 }, { cane: 4, soap: 1 }, { cane: 1, rail: 1 })).toEqual({
      cane: 4,
      soap: 1,
      rail: 2,
    });
  });

  it("wins over an earlier change of the same line on another device", () => {
    expect(changed({ cane: 3 }, { cane: 7 }, { cane: 1 })).toEqual({ cane: 3 });
    expect(changed({}, { cane: 7 }, { cane: 1 })).toEqual({});
  });
});

it("takes out what was bought and no more", () => {
  const left = withoutBought(cart({ cane: 3, rail: 1 }), cart({ cane: 2, rail: 2, soap: 1 }));
  expect(linesOf(left)).toEqual({ cane: 1 });
});
