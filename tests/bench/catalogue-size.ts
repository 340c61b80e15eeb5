import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { serverAtRest } from "./at-rest.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Figures stand for a size that the shop has, with its demo products or without. */
const MOST_MORE = 1.1;

/**
 * Brings the running shop's catalog to `size` products: copies of the demo catalog under
 * other names, loaded with the merchandisers' own command; then the shop comes to rest. Throws where
 * an earlier run left more.
 */
export async function growCatalog(size: number, countProducts: () => Promise<number>) {
  const present = await countProducts();
  if (present > size * MOST_MORE) {
    const { DATA_DIR = ".cache" } = process.env;
    throw new Error(
      `The shop in ${DATA_DIR} has ${present} products: remove it to measure ${size}.`,
    );
  }
  if (present < size) await loadCopies(size);
  await serverAtRest();
}

async function loadCopies(size: number): Promise<void> {
  const text = await readFile(join(ROOT, "seeds/products.csv"), "utf8");
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  const copies = Array.from({ length: size - rows.length }, (_, index) => {
    const row = rows[index % rows.length] ?? {};
    const series = Math.floor(index / rows.length) + 2;
    return {
      ...row,
      SKU: `${row.SKU}-S${series}`,
      Slug: `${row.Slug}-series-${series}`,
      Name: `${row.Name}, Series ${series}`,
      Featured: "false",
    };
  });
  const file = join(await mkdtemp(join(tmpdir(), "eldercare-bench-")), "products.csv");
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value = "") => `"${value.replaceAll('"', '""')}"`;
  const lines = [
    columns.map(cell),
    ...copies.map((copy: Record<string, string>) => columns.map((column) => cell(copy[column]))),
  ];
  await writeFile(file, lines.map((line) => line.join(",")).join("\n"));
  // Not the blocking kind: connections to the shop would die unnoticed meanwhile.
  const seeding = spawn("npm", ["run", "seed", "--", "products", "--file", file], {
    cwd: ROOT,
    stdio: "inherit",
  });
  const [code] = await once(seeding, "exit");
  if (code !== 0) throw new Error(`Loading ${file} ended with code ${code}.`);
}
