import { describe, expect, it } from "vitest";
import { mayUseMedusa } from "./medusa-roles";

describe("Medusa's own routes", () => {
  it.each([
    ["GET", "/admin/orders"],
    ["POST", "/admin/products/prod_1"],
    ["POST", "/admin/customers/cus_1"],
    ["DELETE", "/admin/customers/cus_1/addresses/cuaddr_1"],
  ])("%s %s is for owners and managers", (method, path) => {
    expect(mayUseMedusa("owner", method, path)).toBe(true);
    expect(mayUseMedusa("manager", method, path)).toBe(true);
    expect(mayUseMedusa("packer", method, path)).toBe(false);
    expect(mayUseMedusa("writer", method, path)).toBe(false);
  });

  it.each([
    ["POST", "/admin/invites"],
    ["GET", "/admin/invites"],
    ["POST", "/admin/invites/invite_1/resend"],
    ["DELETE", "/admin/users/user_1"],
    ["POST", "/admin/users/user_1"],
    ["GET", "/admin/api-keys"],
    ["GET", "/Admin/INVITES"],
    ["DELETE", "/admin/Users/user_1"],
    ["POST", "/admin/workflows-executions/create-api-keys/run"],
    ["GET", "/admin/workflows-executions"],
    ["DELETE", "/admin/customers/cus_1"],
    ["DELETE", "/admin/Customers/cus_1/"],
  ])("%s %s is the owner's alone", (method, path) => {
    expect(mayUseMedusa("owner", method, path)).toBe(true);
    expect(mayUseMedusa("manager", method, path)).toBe(false);
    expect(mayUseMedusa("packer", method, path)).toBe(false);
  });

  it("name colleagues to managers, whom they do not let change them", () => {
    expect(mayUseMedusa("manager", "GET", "/admin/users/user_1")).toBe(true);
    expect(mayUseMedusa("packer", "GET", "/admin/users/user_1")).toBe(false);
  });

  it("tell neither packers nor writers whom the shop mailed", () => {
    expect(mayUseMedusa("manager", "GET", "/admin/notifications")).toBe(true);
    expect(mayUseMedusa("packer", "GET", "/admin/notifications")).toBe(false);
    expect(mayUseMedusa("writer", "GET", "/admin/notifications")).toBe(false);
  });

  it("let everybody see the own profile, change it, and accept an invitation", () => {
    expect(mayUseMedusa("packer", "GET", "/admin/users/me")).toBe(true);
    expect(mayUseMedusa("packer", "POST", "/admin/users/me")).toBe(true);
    expect(mayUseMedusa("writer", "POST", "/admin/invites/accept")).toBe(true);
    expect(mayUseMedusa("packer", "POST", "/admin/stores")).toBe(false);
    expect(mayUseMedusa("writer", "POST", "/auth/session")).toBe(true);
  });
});
