import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CategoryListResponse, Product } from "@eldercare/contracts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { signInAsAdmin } from "./support/admin-api";
import { callApi } from "./support/call-api";
import { listProducts } from "./support/list-products";
import { runSeed } from "./support/medusa-session";
import { runSeedCommand } from "./support/run-seed-command";
import { aImage } from "./support/staff";

/** Starting Medusa takes a while on a busy machine. */
const RUN_MS = 120_000;

const HEADER =
  "SKU,Name,Slug,Category,Description,Original Price,Discount %,On hand,Featured,Images,Image Alt,spec:Width";
const mark = `seed${Date.now().toString(36)}`;
const chairSlug = `${mark}-chair`;
const railSlug = `${mark}-rail`;

let folder: string;
let category: CategoryListResponse[number];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seed-spec-"));
  const image = sharp({
    create: { width: 900, height: 600, channels: 3, background: "#CFE0D6" },
  });
  await writeFile(join(folder, "chair.png"), await image.png().toBuffer());
  const [first] = CategoryListResponse.parse((await callApi("categories.list")).body);
  if (!first) throw new Error("The shop under test has no category.");
  category = first;
});

afterAll(async () => {
  const admin = await signInAsAdmin();
  const { products } = await admin.get<{ products: { id: string }[] }>(`/products?q=${mark}`);
  for (const { id } of products) await admin.delete(`/products/${id}`);
  await rm(folder, { recursive: true });
});

interface Cells {
  price?: string;
  discount?: string;
  stock?: string;
}

/** Writes the two rows, with these cells in the first, and answers the command's arguments. */
async function fileWith({ price = "199.95", discount = "10", stock = "7" }: Cells) {
  const rows = [
    HEADER,
    `${mark}-1,Chair ${mark},${chairSlug},${category.name},A chair.,"${price}",${discount},${stock},true,chair.png,A chair,50 cm`,
    `${mark}-2,Rail ${mark},${railSlug},${category.slug},A rail.,20,0,3,false,chair.png,A rail,`,
  ];
  const file = join(folder, "products.csv");
  await writeFile(file, `\ufeff${rows.join("\r\n")}\r\n`);
  return ["products", "--file", file, "--images", folder];
}

async function seed(cells: Cells, ...args: string[]) {
  return runSeed(...(await fileWith(cells)), ...args);
}

async function product(slug: string): Promise<Product> {
  const { status, body } = await callApi("products.read", { params: { slug } });
  expect(status, JSON.stringify(body)).toBe(200);
  return Product.parse(body);
}

describe("npm run seed -- products", () => {
  it(
    "creates what shoppers then see, with its picture in the size that they need",
    async () => {
      const { exitCode, report, output } = await seed({});
      expect(report.errors, output).toEqual([]);
      expect(exitCode).toBe(0);
      expect(report.entities).toMatchObject([{ created: 2, updated: 0, unchanged: 0 }]);
      const chair = await product(chairSlug);
      expect(chair).toMatchObject({
        name: `Chair ${mark}`,
        sku: `${mark}-1`,
        originalPriceCAD: 19995,
        discountPercentage: 10,
        priceCAD: 17996,
        onSale: true,
        stock: 7,
        featured: true,
        categoryId: category.id,
        specs: { Width: "50 cm" },
      });
      expect(chair.images).toEqual([expect.stringMatching(/^\/static\/[0-9a-f]{16}\.webp$/)]);
      const small = await fetch(`${shopUnderTest().medusaUrl}${chair.images[0]}?w=320`);
      const { width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
      expect(width).toBe(320);
      const found = await listProducts({ search: mark });
      expect(found.products.map(({ slug }) => slug).sort()).toEqual([chairSlug, railSlug]);
    },
    RUN_MS,
  );

  it(
    "changes nothing the second time",
    async () => {
      const before = await listProducts({ search: mark });
      const { exitCode, report } = await seed({});
      expect(exitCode).toBe(0);
      expect(report.entities).toMatchObject([{ created: 0, updated: 0, unchanged: 2 }]);
      expect(await listProducts({ search: mark })).toEqual(before);
    },
    RUN_MS,
  );

  it(
    "names a bad cell and writes nothing, not even the good rows",
    async () => {
      const before = await listProducts({ search: mark });
      // As the whole command, for the exit code that a shell sees.
      const args = await fileWith({ price: "12.5.0", stock: "1" });
      const { exitCode, report } = await runSeedCommand(...args);
      expect(exitCode).toBe(1);
      expect(report.written).toBe(false);
      expect(report.errors).toMatchObject([
        { file: "products.csv", row: 2, column: "Original Price", value: "12.5.0" },
      ]);
      expect(await listProducts({ search: mark })).toEqual(before);
    },
    RUN_MS,
  );

  it(
    "shows in a dry run what would change, and writes nothing",
    async () => {
      const before = await listProducts({ search: mark });
      const { exitCode, report } = await seed({ price: "1", discount: "0" }, "--dry-run");
      expect(exitCode).toBe(0);
      expect(report).toMatchObject({ written: false, entities: [{ updated: 1, unchanged: 1 }] });
      expect(await listProducts({ search: mark })).toEqual(before);
    },
    RUN_MS,
  );

  it(
    "brings a changed price, discount and stock to shoppers at once",
    async () => {
      const { report, output } = await seed({ price: "$1,250.00", discount: "25", stock: "0" });
      expect(report.entities, output).toMatchObject([{ created: 0, updated: 1, unchanged: 1 }]);
      const expected = {
        originalPriceCAD: 125000,
        priceCAD: 93750,
        discountPercentage: 25,
        onSale: true,
        stock: 0,
      };
      expect(await product(chairSlug)).toMatchObject(expected);
      const { products } = await listProducts({ search: `chair ${mark}`, limit: 1 });
      expect(products).toMatchObject([{ slug: chairSlug, ...expected }]);
    },
    RUN_MS,
  );

  it(
    "fetches a picture later that a server did not give at first",
    async () => {
      const bytes = await aImage();
      let isOpen = false;
      const server = createServer((_, response) =>
        isOpen ? response.end(bytes) : response.writeHead(503).end(),
      );
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/late.jpg`;
      const file = join(folder, "late.csv");
      await writeFile(file, `SKU,Images,Image Alt\n${mark}-2,chair.png|${address},Rail|Late\n`);
      const { report } = await runSeed("products", "--file", file, "--images", folder);
      expect(report.warnings).toEqual([expect.stringContaining("The address answers 503.")]);
      expect((await product(railSlug)).images).toHaveLength(1);
      await runSeed("pictures");
      expect((await product(railSlug)).images).toHaveLength(1);
      isOpen = true;
      const { output } = await runSeed("pictures");
      expect(output).toContain('"came":1');
      server.close();
      expect((await product(railSlug)).images).toHaveLength(2);
    },
    RUN_MS,
  );
});
