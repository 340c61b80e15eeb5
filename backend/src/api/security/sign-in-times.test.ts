import { describe, expect, it } from "vitest";
import { endOfSignIn, isOver } from "./sign-in-times";

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);

describe("a sign-in of staff", () => {
  it("ends ten hours after the password, however much it is used", () => {
    const end = endOfSignIn("user", { passwordAt: at("08:00"), activeAt: at("17:50") });
    expect(end.absolute).toEqual(at("18:00"));
    expect(isOver(end, at("17:59"))).toBe(false);
    expect(isOver(end, at("18:00"))).toBe(true);
  });

  it("ends an hour after its last use", () => {
    const end = endOfSignIn("user", { passwordAt: at("08:00"), activeAt: at("09:30") });
    expect(end.idle).toEqual(at("10:30"));
    expect(isOver(end, at("10:29"))).toBe(false);
    expect(isOver(end, at("10:30"))).toBe(true);
  });

  it("counts from the password before its first use", () => {
    expect(endOfSignIn("user", { passwordAt: at("08:00") }).idle).toEqual(at("09:00"));
  });
});

describe("a sign-in of a customer", () => {
  it("ends thirty days after the password, used or not", () => {
    const end = endOfSignIn("customer", { passwordAt: new Date("2026-11-22T08:00:00Z") });
    expect(end).toEqual({ absolute: new Date("2026-12-22T08:00:00Z"), idle: null });
  });
});
