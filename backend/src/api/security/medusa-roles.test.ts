import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { StaffRole } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { mayUseMedusa, OF_MANAGERS } from "./medusa-roles";

/** What the installed Medusa has below `/admin`. */
const RESOURCES = readdirSync(
  join(__dirname, "../../../../node_modules/@medusajs/medusa/dist/api/admin"),
  { withFileTypes: true },
).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const isOpenTo = (role: StaffRole, method: string, path: string) =>
  mayUseMedusa({ role, id: "user_own" }, method, path);

describe("Medusa's own routes", () => {
  it.each([
    ["GET", "/admin/orders"],
    ["POST", "/admin/products/prod_1"],
    ["POST", "/admin/customers/cus_1"],
    ["DELETE", "/admin/customers/cus_1/addresses/cuaddr_1"],
  ])("%s %s is for owners and managers", (method, path) => {
    expect(isOpenTo("owner", method, path)).toBe(true);
    expect(isOpenTo("manager", method, path)).toBe(true);
    expect(isOpenTo("packer", method, path)).toBe(false);
    expect(isOpenTo("writer", method, path)).toBe(false);
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
    expect(isOpenTo("owner", method, path)).toBe(true);
    expect(isOpenTo("manager", method, path)).toBe(false);
    expect(isOpenTo("packer", method, path)).toBe(false);
  });

  it("are for owners alone where nobody has said otherwise, such as what a later Medusa brings", () => {
    expect(isOpenTo("owner", "GET", "/admin/brand-new")).toBe(true);
    expect(isOpenTo("manager", "GET", "/admin/brand-new")).toBe(false);
    expect(isOpenTo("manager", "GET", "/admin")).toBe(false);
    const closed = RESOURCES.filter((name) => !isOpenTo("manager", "GET", `/admin/${name}`));
    // "index" has no door at all.
    expect(closed.sort()).toEqual(["api-keys", "index", "invites", "rbac", "workflows-executions"]);
    expect([...OF_MANAGERS].filter((name) => !RESOURCES.includes(name))).toEqual([]);
  });

  it("name colleagues to managers, whom they do not let change them", () => {
    expect(isOpenTo("manager", "GET", "/admin/users/user_1")).toBe(true);
    expect(isOpenTo("packer", "GET", "/admin/users/user_1")).toBe(false);
  });

  it("tell neither packers nor writers whom the shop mailed", () => {
    expect(isOpenTo("manager", "GET", "/admin/notifications")).toBe(true);
    expect(isOpenTo("packer", "GET", "/admin/notifications")).toBe(false);
    expect(isOpenTo("writer", "GET", "/admin/notifications")).toBe(false);
  });

  it("let everybody see the own profile, change it, and accept an invitation", () => {
    expect(isOpenTo("packer", "GET", "/admin/users/me")).toBe(true);
    expect(isOpenTo("packer", "POST", "/admin/users/user_own")).toBe(true);
    expect(isOpenTo("packer", "DELETE", "/admin/users/user_own")).toBe(false);
    expect(isOpenTo("manager", "POST", "/admin/users/user_own/reset-password")).toBe(false);
    expect(isOpenTo("writer", "POST", "/admin/invites/accept")).toBe(true);
    expect(isOpenTo("packer", "POST", "/admin/stores")).toBe(false);
    expect(isOpenTo("writer", "POST", "/auth/session")).toBe(true);
  });
});
