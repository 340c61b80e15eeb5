import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  CATEGORY_FILE,
  PRODUCT_FILE,
  readCatalogFile,
  readPostRows,
  rowErrorLine,
  SLIDE_FILE,
} from "@eldercare/catalog-import";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { SEARCH_WORDS_FILE, searchWordsFrom } from "../../search-index/search-words";
import { seedsFolder } from "../../shop-files/seeds-folder";
import { fileOnDisk } from "./file-on-disk";
import { readPostFiles } from "./read-post-files";

const seed = (name: string) => fileOnDisk(join(seedsFolder(), name));

async function slugsOf(table: string): Promise<string[]> {
  const csv = await readFile(join(seedsFolder(), table), "utf8");
  const rows: { Slug: string }[] = parse(csv, { columns: true, bom: true });
  return rows.map(({ Slug }) => Slug);
}

describe("the shop's own catalog", () => {
  it("has no bad cell", async () => {
    const files = await Promise.all([
      readCatalogFile(await seed("products.csv"), PRODUCT_FILE),
      readCatalogFile(await seed("categories.csv"), CATEGORY_FILE),
      readCatalogFile(await seed("slides.csv"), SLIDE_FILE),
    ]);
    expect(files.flatMap(({ errors }) => errors.map(rowErrorLine))).toEqual([]);
    expect(files.flatMap(({ warnings }) => warnings)).toEqual([]);
    for (const { rows, rowCount } of files) expect(rows).toHaveLength(rowCount);
  });

  it("comes with words for its search, none of them wrong", async () => {
    const csv = await readFile(join(seedsFolder(), SEARCH_WORDS_FILE), "utf8");
    const { rules, problems } = searchWordsFrom(csv);
    expect(problems).toEqual([]);
    expect(rules.length).toBeGreaterThan(50);
    const slugs = await slugsOf("categories.csv");
    const hints = rules.flatMap((rule) => (rule.kind === "none" && rule.hint) || []);
    expect(hints.filter((hint) => !slugs.includes(hint))).toEqual([]);
  });
});

describe("the demo's care guides", () => {
  it("are good, long enough to help, sourced, and lead only to what the shop has", async () => {
    const { files, errors } = await readPostFiles(join(seedsFolder(), "posts"));
    const read = readPostRows(files);
    expect([...errors, ...read.errors, ...read.warnings]).toEqual([]);
    expect(read.rows.length).toBeGreaterThanOrEqual(24);
    const products = await slugsOf("products.csv");
    const places = new Set([
      ...products.map((slug) => `/product/${slug}`),
      ...(await slugsOf("categories.csv")).map((slug) => `/products/${slug}`),
      ...read.rows.map(({ slug }) => `/blog/${slug}`),
    ]);
    for (const { slug, content, sources = [], products: named = [], cover } of read.rows) {
      expect(content.split(/\s+/).length, slug).toBeGreaterThanOrEqual(600);
      expect(sources.length, slug).toBeGreaterThan(0);
      expect(cover, slug).toBeDefined();
      const links = [...content.matchAll(/\]\(([^)]*)\)/g)].map(([, link = ""]) => link);
      const shown = named.map((name) => `/product/${name}`);
      expect(
        [...shown, ...links].filter((link) => !places.has(link)),
        slug,
      ).toEqual([]);
    }
  });
});
