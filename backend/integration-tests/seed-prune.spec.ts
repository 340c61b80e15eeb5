import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { ageImage, isStored } from "./support/image-files";
import { namesOf } from "./support/list-products";
import { runJob, runSeed } from "./support/medusa-session";
import { runSeedCommand } from "./support/run-seed-command";
import { queryShop } from "./support/shop-database";
import { aImage, Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";

/** Starting Medusa takes a while on a busy machine. */
const RUN_MS = 120_000;
const PARTS = [
  "product",
  "image",
  "product_variant",
  "product_option",
  "product_option_value",
  "price",
  "price_set",
  "inventory_item",
  "inventory_level",
  "product_variant_price_set",
  "product_variant_inventory_item",
  "product_sales_channel",
  "product_shipping_profile",
  "product_merchandising",
  "product_product_merchandising_product_merchandising",
  "product_category",
  "category_image",
  "carousel_slide",
  "post",
];

let folder: string;
let staff: Staff;
let catalog: TestCatalog;
let mark: string;
let category: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seed-prune-"));
  staff = await Staff.signIn();
  catalog = await TestCatalog.open();
  mark = `prune${staff.mark}`;
  category = (await staff.addCategory({ name: `Full ${mark}` })).id;
}, RUN_MS);

afterAll(async () => {
  await catalog.close();
  await staff.leave();
  await rm(folder, { recursive: true });
});

/** The shop's own file of one kind without the lines that hold a word: what is left out is to go. */
async function exportedWithout(kind: "products" | "categories" | "slides", word: string) {
  const { body } = await staff.visitor.ask("catalogFiles.download", { params: { kind } });
  const lines = String(body).split(/\r?\n(?=[^\n])/);
  const file = join(folder, `${kind}.csv`);
  await writeFile(file, lines.filter((line) => !line.includes(word)).join("\n"));
  return [kind, "--file", file];
}

/** How many rows of every table of the catalog are there, and a fingerprint of what they hold. */
async function fingerprint(): Promise<Record<string, unknown>> {
  const tables = await Promise.all(
    PARTS.map(async (table) => {
      const [row] = await queryShop(
        `select count(*)::int as count, md5(string_agg(
          (to_jsonb(t) - array['updated_at', 'search_vector'])::text, '' order by id)) as hash
          from "${table}" t where deleted_at is null`,
      );
      return [table, row] as const;
    }),
  );
  return Object.fromEntries(tables);
}

/** What the shop shows: it hears of what another process wrote within a second. */
const finds = (names: unknown) =>
  eventually(async () => expect(await namesOf({ search: mark, sortBy: "name" })).toEqual(names));

describe("npm run seed -- --only-new", () => {
  it(
    "makes what is new and leaves alone what is there, whatever the file says of it",
    async () => {
      const there = await staff.addProduct(category, { name: `There ${mark}`, stock: 4 });
      await writeFile(join(folder, "new.png"), await aImage());
      const file = join(folder, "supplier.csv");
      await writeFile(
        file,
        [
          "SKU,Name,Category,Description,Original Price,On hand,Images",
          `${there.sku},Other,Nowhere at all,Other.,1.00,99,is-not-there.jpg`,
          `${mark}-N,New ${mark},Full ${mark},Made.,20.00,5,new.png`,
        ].join("\n"),
      );
      const args = ["products", "--file", file, "--images", folder, "--only-new"];
      const { exitCode, report, output } = await runSeed(...args);
      expect(exitCode, output).toBe(0);
      expect(report.entities).toMatchObject([{ created: 1, updated: 0, unchanged: 0, skipped: 1 }]);
      await finds([`New ${mark}`, `There ${mark}`]);
      const again = await runSeed(...args);
      expect(again.report.entities).toMatchObject([{ created: 0, skipped: 2 }]);
      await runSeed("undo");
      await finds([`There ${mark}`]);
    },
    RUN_MS,
  );
});

describe("npm run seed -- --prune", () => {
  it(
    "names in a dry run what would go, and removes nothing without a yes",
    async () => {
      const args = [...(await exportedWithout("products", `There ${mark}`)), "--prune"];
      const before = await fingerprint();
      const dry = await runSeed(...args, "--dry-run");
      expect(dry.report.entities, dry.output).toMatchObject([
        { created: 0, updated: 0, removed: 1, removals: [`There ${mark}`] },
      ]);
      // As the whole command, for the exit code and the words that a shell sees.
      const refused = runSeedCommand(...args);
      await expect(refused).rejects.toThrow("there is no terminal to ask on. Nothing was written.");
      expect(await fingerprint()).toEqual(before);
    },
    RUN_MS,
  );

  it(
    "removes nothing while a row has an error",
    async () => {
      const args = await exportedWithout("products", `There ${mark}`);
      await appendFile(args[2] ?? "", `\n${mark}-unknown`);
      const { exitCode, report } = await runSeed(...args, "--prune", "--yes");
      expect(exitCode).toBe(1);
      expect(report).toMatchObject({ written: false, entities: [{ removed: 0 }] });
      await finds([`There ${mark}`]);
    },
    RUN_MS,
  );

  it(
    "refuses a file that names nothing at all",
    async () => {
      const file = join(folder, "empty.csv");
      await writeFile(file, "SKU,Name\n");
      const run = runSeed("products", "--file", file, "--prune", "--yes");
      await expect(run).rejects.toThrow("empty.csv: it has no rows: everything would be removed.");
    },
    RUN_MS,
  );

  it(
    "removes products that no row names, archives those that an order waits for, and undo brings all back as it was",
    async () => {
      const image = await staff.uploadImage();
      const gone = await staff.addProduct(category, { name: `Gone ${mark}`, images: [image] });
      const awaited = await staff.addProduct(category, { name: `Awaited ${mark}` });
      const { reservationId } = await catalog.reserve(awaited.id, 1);
      const before = await fingerprint();
      const args = await exportedWithout("products", mark);
      const { exitCode, report, output } = await runSeed(...args, "--prune", "--yes");
      expect(exitCode, output).toBe(0);
      expect(report.entities).toMatchObject([{ created: 0, updated: 0, removed: 3 }]);
      await finds([]);
      const rows = await queryShop(
        "select id from product where id = any($1) and deleted_at is null",
        [[gone.id, awaited.id]],
      );
      expect(rows).toEqual([{ id: awaited.id }]);

      await ageImage(image, 48);
      await runJob("sweep-removed");
      expect(await isStored(image)).toBe(true);

      const undone = await runSeed("undo");
      expect(undone.report).toMatchObject({ removed: 0, restored: 3, kept: [] });
      expect(await fingerprint()).toEqual(before);
      await finds([`Awaited ${mark}`, `Gone ${mark}`, `There ${mark}`]);
      await catalog.admin.delete(`/reservations/${reservationId}`);
    },
    RUN_MS,
  );

  it(
    "does not bring back what has its SKU or address taken meanwhile, and says so",
    async () => {
      const { sku, slug } = await staff.addProduct(category, { name: `Taken ${mark}` });
      const args = await exportedWithout("products", `Taken ${mark}`);
      await runSeed(...args, "--prune", "--yes");
      await staff.addProduct(category, { name: `Heir ${mark}`, sku, slug });
      const undone = await runSeed("undo");
      expect(undone.report).toMatchObject({
        restored: 0,
        kept: [`Taken ${mark}: removed; something else has its address or SKU now`],
      });
      await finds(expect.arrayContaining([`Heir ${mark}`]));
    },
    RUN_MS,
  );

  it(
    "removes slides and guides that no row names, and brings them back",
    async () => {
      await staff.addSlide({ title: `Slide ${mark}` });
      const guide = `---\ntitle: Guide ${mark}\nexcerpt: Short.\n---\nText.\n`;
      await writeFile(join(folder, "guide.md"), guide);
      const empty = await fingerprint();
      await runSeed("posts", "--file", join(folder, "guide.md"));
      const before = await fingerprint();

      const slides = await runSeed(
        ...(await exportedWithout("slides", mark)),
        ...["--prune", "--yes"],
      );
      expect(slides.report.entities, slides.output).toMatchObject([
        { removed: 1, removals: [`Slide ${mark}`] },
      ]);
      // The demo's guides are named, this one is not.
      const guides = await runSeed("posts", "--prune", "--yes");
      expect(guides.report.entities, guides.output).toMatchObject([{ created: 0, updated: 0 }]);
      expect(guides.report.entities[0]?.removals).toContain(`Guide ${mark}`);
      expect((await callApi("posts.list", { query: { search: mark } })).body).toMatchObject({
        total: 0,
      });

      await runSeed("undo");
      await runSeed("undo");
      expect(await fingerprint()).toEqual(before);
      await runSeed("undo");
      expect(await fingerprint()).toEqual(empty);
    },
    RUN_MS,
  );

  it(
    "removes a category only when nothing lies in it, with those that lie in it",
    async () => {
      const outer = await staff.addCategory({ name: `Outer ${mark}` });
      await catalog.addCategory(`Inner ${mark}`, outer.id);
      const before = await fingerprint();
      const args = await exportedWithout("categories", mark);
      const { report, output } = await runSeed(...args, "--prune", "--yes");
      const [entity] = report.entities;
      expect(entity?.removed, output).toBe((entity?.removals ?? []).length);
      expect(entity?.removals).toContain(`Outer ${mark}`);
      expect(entity?.removals).not.toContain(`Full ${mark}`);
      const left = await queryShop(
        "select name from product_category where name like $1 and deleted_at is null order by name",
        [`%${mark}%`],
      );
      expect(left).toEqual([{ name: `Full ${mark}` }]);
      await runSeed("undo");
      expect(await fingerprint()).toEqual(before);
    },
    RUN_MS,
  );
});
