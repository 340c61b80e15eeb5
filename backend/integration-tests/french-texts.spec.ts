import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CategoryListResponse, ProductDetail, StaffProduct } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { act, checkedImport } from "./support/import-screen";
import { namesOf } from "./support/list-products";
import { exportTo, runSeed } from "./support/medusa-session";
import { aImage, Staff } from "./support/staff";

/** Starting Medusa takes a while on a busy machine. */
const RUN_MS = 120_000;

let staff: Staff;
let mark: string;
let folder: string;
let importId: string;

beforeAll(async () => {
  staff = await Staff.signIn();
  mark = staff.mark;
  folder = await mkdtemp(join(tmpdir(), "french-"));
  const [category] = CategoryListResponse.parse((await callApi("categories.list")).body);
  const csv = [
    "SKU,Name,Slug,Category,Description,name:fr,Description FR,Original Price,On hand,Images",
    `${mark}-1,Stool ${mark},${mark}-1,${category?.name},A stool.,Tabouret,"Un.\n\nDeux.",20,3,stool.png`,
    `${mark}-2,Bench ${mark},${mark}-2,${category?.name},A bench.,,,20,3,stool.png`,
  ].join("\n");
  const images = [{ name: "stool.png", bytes: await aImage() }];
  const checked = await checkedImport(staff.visitor, { csv, images });
  expect({ errors: checked.errors, warnings: checked.warnings }).toEqual({
    errors: [],
    warnings: [],
  });
  importId = checked.id;
  await act(staff.visitor, importId, "apply");
});

afterAll(async () => {
  await act(staff.visitor, importId, "undo");
  await rm(folder, { recursive: true });
});

async function detail(number: number): Promise<ProductDetail> {
  return ProductDetail.parse(
    (await callApi("products.read", { params: { slug: `${mark}-${number}` } })).body,
  );
}

async function load(csv: string, ...options: string[]) {
  const file = join(folder, "french.csv");
  await writeFile(file, csv);
  return runSeed("products", "--file", file, ...options);
}

describe("French texts", () => {
  it("come with the product's page where there are any, and not with lists", async () => {
    expect((await detail(1)).french).toEqual({ name: "Tabouret", description: "Un.\n\nDeux." });
    expect((await detail(2)).french).toBeNull();
    const { body } = await callApi("products.list", { query: { search: mark } });
    expect(JSON.stringify(body)).not.toContain("Tabouret");
  });

  it("are found by the shop's search, with and without accents", async () => {
    expect(await namesOf({ search: `tabouret ${mark}` })).toEqual([`Stool ${mark}`]);
    expect(await namesOf({ search: "marchettes" })).toContain("Two-Wheel Folding Walker");
    expect(await namesOf({ search: "deambulateur" })).toContain("Maple Folding Rollator with Seat");
  });

  it(
    "are all that a translator's file changes, and undo takes them back",
    async () => {
      const before = await detail(1);
      const csv = `SKU,Slug,Name,Description,Name EN\n${mark}-1,elsewhere,Escabeau,,Stool\n${mark}-2,,Banc,Assis.,Bench\n`;
      const dry = await load(csv, "--locale", "fr", "--dry-run");
      expect(JSON.stringify(dry.report)).toContain('{"field":"nameFr","from":"","to":"Banc"}');
      expect((await detail(2)).french).toBeNull();
      const { report } = await load(csv, "--locale", "fr");
      expect(report).toMatchObject({ entities: [{ created: 0, updated: 2 }], warnings: [] });
      expect(await detail(1)).toEqual({
        ...before,
        french: { name: "Escabeau", description: "Un.\n\nDeux." },
      });
      expect((await detail(2)).french).toEqual({ name: "Banc", description: "Assis." });
      await runSeed("undo");
      expect(await detail(1)).toEqual(before);
      expect((await detail(2)).french).toBeNull();
    },
    RUN_MS,
  );

  it(
    "are for products that are there: a translator's file makes none",
    async () => {
      const { exitCode, report } = await load(`SKU,Name\n${mark}-3,Nouveau\n`, "--locale", "fr");
      expect(exitCode).toBe(1);
      expect(report.errors).toMatchObject([{ row: 2, column: "SKU", value: `${mark}-3` }]);
    },
    RUN_MS,
  );

  it(
    "are exported beside the English ones for translators, and load again as they are",
    async () => {
      const file = join(folder, "translate.csv");
      await exportTo(file, "products", "--locale", "fr");
      const csv = await readFile(file, "utf8");
      expect(csv).toContain("SKU,Slug,Name,Description,Name EN,Description EN\r\n");
      expect(csv).toContain(`${mark}-1,${mark}-1,Tabouret,"Un.\n\nDeux.",Stool ${mark},A stool.`);
      const { report } = await load(csv, "--locale", "fr", "--clear-blanks");
      expect(report).toMatchObject({
        entities: [{ created: 0, updated: 0 }],
        errors: [],
        warnings: [],
      });
      await expect(load(csv)).rejects.toThrow("it is a translator's file");
    },
    RUN_MS,
  );

  it("are changed and removed by staff", async () => {
    const { id } = await detail(2);
    const french = { name: "Banquette", description: "" };
    const { body } = await staff.visitor.ask("products.change", {
      params: { id },
      body: { french },
    });
    expect(StaffProduct.parse(body).french).toEqual(french);
    expect(await namesOf({ search: `banquette ${mark}` })).toEqual([`Bench ${mark}`]);
    await staff.visitor.ask("products.change", { params: { id }, body: { stock: 3 } });
    expect((await detail(2)).french).toEqual(french);
    await staff.visitor.ask("products.change", { params: { id }, body: { french: null } });
    expect((await detail(2)).french).toBeNull();
  });
});
