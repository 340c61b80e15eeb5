import {
  NO_TAX_NUMBERS,
  OpeningCheckListResponse,
  type OpeningCheckName,
  SYSTEM_PARTS,
  SystemState,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";

let staff: Staff;
beforeAll(async () => {
  staff = await Staff.signIn();
});
afterAll(async () => {
  await setTaxes(false);
  await staff.visitor.ask("taxSettings.change", { body: { numbers: NO_TAX_NUMBERS } });
  await staff.leave();
});

const setTaxes = (isOn: boolean) => queryShop("update region set automatic_taxes = $1", [isOn]);

async function check(name: OpeningCheckName) {
  const { status, body } = await staff.visitor.ask("openingChecks.list");
  expect(status, JSON.stringify(body)).toBe(200);
  return OpeningCheckListResponse.parse(body).checks.find((each) => each.name === name);
}
const confirm = (name: string, isConfirmed: boolean) =>
  staff.visitor.ask("openingChecks.confirm", {
    params: { name: name as "claims" },
    body: { isConfirmed },
  });

describe("before the shop opens", () => {
  it("a demo says what it runs with: its login, one free delivery, made-up stars, no taxes", async () => {
    expect((await check("logins"))?.finding).toContain("opens ");
    expect((await check("delivery"))?.finding).toBe("Buyers are offered: Free delivery.");
    expect((await check("ratings"))?.finding).toMatch(/^\d+ products show stars/);
    expect((await check("topics"))?.finding).toMatch(
      /^“Popular Topics” says 12, 8, 15 and 6 articles; there are \d+, \d+, \d+ and \d+\.$/,
    );
    expect((await check("taxes"))?.isDone).toBe(false);
    expect((await check("texts"))?.isDone).toBe(true);
    await setTaxes(true);
    expect((await check("texts"))?.finding).toMatch(/^Terms and Questions and answers: /);
    expect((await check("taxes"))?.finding).toContain("no GST/HST number");
    const numbers = { ...NO_TAX_NUMBERS, gstHst: "123456789 rt0001" };
    const { status, body } = await staff.visitor.ask("taxSettings.change", { body: { numbers } });
    expect([status, body]).toEqual([
      200,
      { numbers: { ...numbers, gstHst: "123456789 RT0001" }, areOn: true },
    ]);
    expect((await check("taxes"))?.isDone).toBe(true);
  });

  it("keeps who of the staff looked at a claim, and gives that back", async () => {
    expect((await confirm("claims", true)).status).toBe(200);
    expect(await check("claims")).toMatchObject({
      isDone: true,
      confirmed: { by: expect.stringContaining("@") },
    });
    expect((await confirm("claims", false)).status).toBe(200);
    expect(await check("claims")).toMatchObject({ isDone: false, confirmed: null });
    const rows = await queryShop(
      "select 1 from security_event where kind = 'opening.confirmed' and subject_id = 'claims'",
    );
    expect(rows).toHaveLength(2);
  });

  it("nobody can say that payments are right: the shop sees that itself", async () => {
    expect((await confirm("payments", true)).status).toBe(400);
  });
});

describe("how the shop's parts are", () => {
  it("is looked up for owners and managers: database, payments, disk, versions", async () => {
    const { status, body } = await staff.visitor.ask("system.read");
    expect(status, JSON.stringify(body)).toBe(200);
    const { parts, versions } = SystemState.parse(body);
    expect(parts.map(({ name }) => name)).toEqual([...SYSTEM_PARTS]);
    const finding = (name: string) => parts.find((part) => part.name === name)?.finding;
    expect(finding("database")).toMatch(/^It answered in \d+ ms\. It holds \d/);
    expect(finding("payments")).toMatch(/^The demo's payments answered in /);
    expect(finding("disk")).toMatch(/ are free\.$/);
    expect(finding("backups")).toBe("No backup was made with this data folder.");
    expect(versions).toContainEqual({ program: "Medusa", version: "2.21.2" });
  });
});
