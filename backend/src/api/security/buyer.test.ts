import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Subject from "./buyer";

const signedIn = vi.hoisted(() => ({ as: undefined as unknown }));
vi.mock("./sign-in-of", () => ({ signInOf: async () => signedIn.as }));
vi.mock("../../settings", () => ({ shopSettings: () => ({ STAFF_MFA: "required" }) }));

const account = {
  actorType: "user",
  user: { id: "user_1", role: "ADMIN", staffRole: "owner" },
};

// Other tests of this worker load it with other settings.
const loadAnew = () => void vi.resetModules();
beforeEach(loadAnew);
afterEach(loadAnew);

it("staff read everybody's orders only with the second factor that the shop asks for", async () => {
  const { orderReaderOf } = await vi.importActual<typeof Subject>("./buyer");
  signedIn.as = { account };
  expect(await orderReaderOf({} as never)).toEqual({ as: "buyer", userId: "user_1" });
  signedIn.as = { account, secondFactorAt: new Date() };
  expect(await orderReaderOf({} as never)).toEqual({ as: "staff", userId: "user_1" });
});
