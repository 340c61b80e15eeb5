import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { runImportProcess } from "./import-process.ts";

/**
 * `npm run bench -- import`: loads the same 10,000 products, with prices, stock and categories, with
 * the shop's import and, in the same process, with Medusa's `createProductsWorkflow` in batches and
 * with Medusa's own CSV import (which knows no stock). The two slow ones load 1,000 each: their rate
 * does not grow with the number (`npm run bench -- import 500 50` to try it). Writes tests/bench/results/import.json.
 */
const [PRODUCTS = 10_000, COMPARED = 1000] = process.argv.slice(2).map(Number);
const TARGET = { times: 5, megabytes: 512 };

interface Result {
  name: string;
  products: number;
  seconds: number;
  perSecond: number;
  /** Largest resident memory while it ran. */
  megabytes: number;
}

const folder = await mkdtemp(join(tmpdir(), "import-bench-"));
const results: Result[] = [];
try {
  const file = join(folder, "products.csv");
  await writeFile(file, productTable());
  // One process each: what one leaves in memory is not the next one's.
  for (const name of ["import", "workflow", "medusa-csv"]) {
    const result = await measure(name, name === "import" ? file : String(COMPARED));
    results.push(result);
    console.log(
      `${name.padEnd(10)} ${result.products} products in ${result.seconds.toFixed(1)} s: ${result.perSecond} a second, at most ${result.megabytes} MB`,
    );
  }
} finally {
  await rm(folder, { recursive: true });
}

const [own, ...others] = results;
const times = Math.min(...others.map(({ perSecond }) => (own?.perSecond ?? 0) / perSecond));
console.log(`the shop's import is at least ${times.toFixed(1)} times as fast`);
await mkdir(join(import.meta.dirname, "results"), { recursive: true });
await writeFile(
  join(import.meta.dirname, "results/import.json"),
  `${JSON.stringify(
    {
      date: new Date().toISOString().slice(0, 10),
      node: process.version,
      cpus: cpus().length,
      results,
      timesAsFast: Number(times.toFixed(1)),
    },
    null,
    2,
  )}\n`,
);
if (times < TARGET.times || (own?.megabytes ?? 0) > TARGET.megabytes) {
  console.log(`Below the target of ${TARGET.times} times the rate within ${TARGET.megabytes} MB.`);
  process.exitCode = 1;
}

function productTable(): string {
  const mark = Date.now().toString(36);
  const lines = Array.from({ length: PRODUCTS }, (_, index) =>
    [
      `B${mark}-${index}`,
      `Bench walker ${mark} ${index}`,
      `bench-${mark}-${index}`,
      index % 2 ? "Mobility Aids" : "Wheelchairs",
      `A walker for people of ${150 + (index % 50)} cm, light and firm.`,
      (50 + (index % 500)).toFixed(2),
      index % 4 ? "0" : "15",
      String(index % 40),
      "slide-1.webp",
      "A path",
      `${40 + (index % 30)} cm`,
    ]
      .map((cell) => `"${cell}"`)
      .join(","),
  );
  const header =
    "SKU,Name,Slug,Category,Description,Original Price,Discount %,On hand,Images,Image Alt,spec:Width";
  return [header, ...lines].join("\n");
}

/** Runs one way of loading in a Medusa of its own, and removes what it loaded. */
async function measure(name: string, argument: string): Promise<Result> {
  let result: Result | undefined;
  await runImportProcess(name, argument, (line) => {
    if (line.startsWith('{"name"')) result = JSON.parse(line);
    else console.log(line);
  });
  if (!result) throw new Error(`Loading by ${name} said nothing.`);
  return result;
}
