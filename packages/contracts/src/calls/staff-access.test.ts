import { describe, expect, it } from "vitest";
import type { StaffRole } from "../staff-roles.js";
import { mayMakeCall, workOfRole } from "./staff-access.js";
import { CALL_NAMES, callOf } from "./table.js";

const ofStaff = CALL_NAMES.filter((name) => callOf(name).access === "staff");
const callsOf = (role: StaffRole) => ofStaff.filter((name) => mayMakeCall(role, name));

describe("calls of staff", () => {
  it("are all the owner's", () => {
    expect(callsOf("owner")).toEqual(ofStaff);
  });

  it("are the manager's but for the staff's own, and erasing people", () => {
    expect(ofStaff.filter((name) => !mayMakeCall("manager", name))).toEqual([
      "staff.list",
      "staff.invite",
      "staff.resendInvitation",
      "staff.withdrawInvitation",
      "staff.setRole",
      "staff.remove",
      "people.erase",
    ]);
  });

  it("let packers pack and send, and see neither money nor whose orders they are beyond the label", () => {
    const allowed = callsOf("packer");
    expect(allowed).toEqual(expect.arrayContaining(["packing.list", "packing.makeParcel"]));
    const closed = ["orders.list", "orders.setStatus", "products.change", "users.list"] as const;
    for (const name of closed) expect(allowed).not.toContain(name);
  });

  it("let writers write, and see neither orders nor customers", () => {
    const allowed = callsOf("writer");
    expect(allowed).toContain("posts.change");
    expect(allowed.filter((name) => /^(orders|users|people|newsletter)\./.test(name))).toEqual([]);
  });

  it("that nobody has thought of are closed to packers and writers", () => {
    const unsaid = ofStaff.filter((name) => !callOf(name).roles);
    expect(unsaid.filter((name) => mayMakeCall("packer", name))).toEqual([]);
    expect(unsaid.filter((name) => mayMakeCall("writer", name))).toEqual([]);
  });
});

it("tells each role only of work whose list it may open", () => {
  const all = {
    ...{ toPack: 1, toSend: 2, openReturns: 6, moneyMismatches: 7 },
    ...{ openMessages: 3, reviewsToJudge: 4, failedMails: 5 },
  };
  const none = {
    ...{ toPack: 0, toSend: 0, openReturns: 0, moneyMismatches: 0 },
    ...{ openMessages: 0, reviewsToJudge: 0, failedMails: 0 },
  };
  expect(workOfRole("owner", all)).toEqual(all);
  expect(workOfRole("manager", all)).toEqual(all);
  expect(workOfRole("packer", all)).toEqual({ ...none, toPack: 1, toSend: 2 });
  expect(workOfRole("writer", all)).toEqual(
    expect.objectContaining({ toPack: 0, toSend: 0, moneyMismatches: 0, failedMails: 0 }),
  );
});
