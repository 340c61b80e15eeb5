import { expect, it } from "vitest";
import { isOfStaffWhoMay } from "./signed-in";

const user = { id: "user_1", role: "ADMIN", staffRole: "owner" };
const signIn = { account: { actorType: "user", user } };

it("staff read everybody's orders only with the second factor that the shop asks for", () => {
  const may = (secondFactorAt: Date | undefined, staffMfa: "required" | "optional") =>
    isOfStaffWhoMay({ ...signIn, secondFactorAt } as never, "orders.list", staffMfa);
  expect(may(undefined, "required")).toBe(false);
  expect(may(new Date(), "required")).toBe(true);
  expect(may(undefined, "optional")).toBe(true);
});
