import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CategoryListResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { listProducts } from "./support/list-products";
import { runSeed } from "./support/medusa-session";
import { queryShop } from "./support/shop-database";
import { aImage } from "./support/staff";

const ROOT = join(__dirname, "../..");
const RUN_MS = 240_000;
/** Several batches: the run is cut off between the first and the last. */
const PRODUCTS = 1000;
const mark = `cut${Date.now().toString(36)}`;

let folder: string;
let args: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cut-off-"));
  await writeFile(join(folder, "rail.png"), await aImage());
  const [category] = CategoryListResponse.parse((await callApi("categories.list")).body);
  const rows = Array.from(
    { length: PRODUCTS },
    (_, index) =>
      `${mark}-${index},Rail ${mark} ${index},${mark}-${index},${category?.slug},A rail.,20.00,${index % 2 ? 10 : 0},3,rail.png`,
  );
  const header = "SKU,Name,Slug,Category,Description,Original Price,Discount %,On hand,Images";
  await writeFile(join(folder, "products.csv"), [header, ...rows].join("\n"));
  args = ["products", "--file", join(folder, "products.csv"), "--images", folder];
});

afterAll(() => rm(folder, { recursive: true }));

/** How many products are in, and how many of them lack any of their parts. */
async function written(): Promise<{ products: number; halves: number }> {
  const [row] = await queryShop<{ products: number; halves: number }>(
    `select count(*)::int as products,
        count(*) filter (where price is null or stock is null or link is null)::int as halves
      from (
        select p.id,
          (select min(x.amount) from product_variant_price_set s
            join price x on x.price_set_id = s.price_set_id where s.variant_id = v.id) as price,
          (select l.stocked_quantity from product_variant_inventory_item i
            join inventory_level l on l.inventory_item_id = i.inventory_item_id
            where i.variant_id = v.id) as stock,
          (select m.id from product_product_merchandising_product_merchandising m
            where m.product_id = p.id) as link
        from product p left join product_variant v on v.product_id = p.id
        where p.handle like $1 and p.deleted_at is null) as parts`,
    [`${mark}-%`],
  );
  return row ?? { products: 0, halves: 0 };
}

it(
  "A load that is killed half way leaves no half product; loading again goes on, and undo takes all of it back",
  async () => {
    const script = "./backend/.medusa/server/src/scripts/seed.js";
    const child = spawn(
      process.execPath,
      ["node_modules/@medusajs/cli/cli.js", "exec", script, "--", ...args],
      { cwd: ROOT, env: { ...process.env, LOG_LEVEL: "error" }, stdio: "ignore" },
    );
    await eventually(async () => expect((await written()).products).toBeGreaterThan(0), RUN_MS);
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("exit", resolve));
    const left = await written();
    expect(left.halves).toBe(0);
    expect(left.products).toBeLessThan(PRODUCTS);

    const { report, exitCode } = await runSeed(...args);
    expect(exitCode).toBe(0);
    const [entity] = report.entities;
    expect(entity).toMatchObject({ updated: 0, created: PRODUCTS - (entity?.unchanged ?? 0) });
    expect(entity?.unchanged).toBeGreaterThan(0);
    expect(await written()).toEqual({ products: PRODUCTS, halves: 0 });
    await eventually(async () => {
      expect((await listProducts({ search: mark, limit: 1 })).total).toBe(PRODUCTS);
    });
    // The second run first, then the one that was cut off.
    await runSeed("undo");
    await runSeed("undo");
    expect((await written()).products).toBe(0);
    await eventually(async () => {
      expect((await listProducts({ search: mark, limit: 1 })).total).toBe(0);
    });
  },
  RUN_MS,
);
