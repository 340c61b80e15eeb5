import type { MedusaResponse } from "@medusajs/framework/http";
import { describe, expect, it, vi } from "vitest";
import { endStaleSignIn } from "./end-stale-sign-in";
import type { SignIn } from "./sign-in-of";

const signedIn = vi.hoisted(() => ({ as: undefined as unknown }));
vi.mock("./sign-in-of", () => ({ signInOf: async () => signedIn.as }));
vi.mock("../../settings", () => ({ shopSettings: () => ({ STAFF_MFA: "optional" }) }));

const CUSTOMER = { account: { actorType: "customer", user: { id: "cus_1", role: "CUSTOMER" } } };
const PACKER = {
  account: { actorType: "user", user: { id: "user_1", role: "ADMIN", staffRole: "packer" } },
};

/** Asks for a route of Medusa's, as whom the shop and as whom Medusa takes the request. */
async function ask(path: string, signIn: object, recognised: object) {
  signedIn.as = signIn as SignIn;
  const next = vi.fn();
  const json = vi.fn();
  const request = { method: "GET", path, auth_context: recognised };
  await endStaleSignIn(request as never, { json } as unknown as MedusaResponse, next);
  return { hasPassed: next.mock.calls.length > 0, answer: json.mock.calls[0]?.[0] };
}

const BY_MEDUSA = { actor_type: "user", actor_id: "user_1" };

describe("a route of Medusa's", () => {
  it("is closed to a token beside the session of somebody else", async () => {
    await expect(ask("/admin/orders", CUSTOMER, BY_MEDUSA)).rejects.toThrow("Unauthorized");
    await expect(ask("/admin/orders", { account: undefined }, BY_MEDUSA)).rejects.toThrow();
  });

  it("is open to whom both take for the same", async () => {
    const { hasPassed } = await ask("/admin/users/me", PACKER, BY_MEDUSA);
    expect(hasPassed).toBe(true);
    const ofCustomer = { actor_type: "customer", actor_id: "cus_1" };
    expect((await ask("/store/customers/me", CUSTOMER, ofCustomer)).hasPassed).toBe(true);
  });

  it("tells a packer of no mails, without a refusal", async () => {
    expect(await ask("/admin/notifications", PACKER, BY_MEDUSA)).toEqual({
      hasPassed: false,
      answer: { notifications: [], count: 0, offset: 0, limit: 0 },
    });
    await expect(ask("/admin/notifications/noti_1", PACKER, BY_MEDUSA)).rejects.toThrow("Packer");
  });
});
