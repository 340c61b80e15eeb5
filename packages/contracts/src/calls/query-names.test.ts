import { describe, expect, it } from "vitest";
import { fixedQueryOf } from "./address.js";
import { ADDRESSES } from "./addresses.js";
import { queryNamesOf } from "./query-names.js";
import { CALL_NAMES, callOf } from "./table.js";

describe("the names of a call's query", () => {
  it("can be read of every call that takes one", () => {
    for (const name of CALL_NAMES.filter((each) => callOf(each).query)) {
      expect([name, queryNamesOf(name).length > 0]).toEqual([name, true]);
    }
  });

  it("are those of all calls that share a path", () => {
    expect(queryNamesOf("users.listAll")).toEqual(queryNamesOf("users.list"));
    expect(queryNamesOf("orderEdits.read")).toEqual([]);
  });

  it("include what the address itself asks", () => {
    for (const name of CALL_NAMES) {
      const asked = [...new URLSearchParams(fixedQueryOf(ADDRESSES[name])).keys()];
      expect(queryNamesOf(name)).toEqual(expect.arrayContaining(asked));
    }
  });
});
