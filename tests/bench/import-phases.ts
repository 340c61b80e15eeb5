import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { runImportProcess } from "./import-process.ts";

/**
 * `npm run bench -- import-phases [products] [variants of each]`: loads products with variants (5,000
 * with 3 of each), loads them again, exports the catalog, removes them, brings them back and takes the
 * import back, with variants a second and the largest memory of each. The goal of each is 700 a second
 * in at most 450 MB. Writes tests/bench/results/import-phases.json.
 */
const [PRODUCTS = 5000, VARIANTS = 3] = process.argv.slice(2).map(Number);
const GOAL = { perSecond: 700, megabytes: 450 };

interface Phase {
  phase: string;
  seconds: number;
  megabytes: number;
}

const folder = await mkdtemp(join(tmpdir(), "import-phases-"));
const phases: (Phase & { variantsPerSecond: number })[] = [];
try {
  const file = join(folder, "products.csv");
  await pipeline(Readable.from(table()), createWriteStream(file));
  // The whole truth is one product then: all others go.
  await writeFile(`${file}.first`, `Slug\n${slugOf(0)}\n`);
  await runImportProcess("phases", file, (line) => {
    if (!line.startsWith('{"phase"')) return console.log(line);
    const phase: Phase = JSON.parse(line);
    const variantsPerSecond = Math.round((PRODUCTS * VARIANTS) / phase.seconds);
    phases.push({ ...phase, seconds: Number(phase.seconds.toFixed(1)), variantsPerSecond });
    console.log(
      `${phase.phase.padEnd(16)} ${phase.seconds.toFixed(1)} s, ${variantsPerSecond} variants a second, at most ${phase.megabytes} MB`,
    );
  });
} finally {
  await rm(folder, { recursive: true });
}
await mkdir(join(import.meta.dirname, "results"), { recursive: true });
await writeFile(
  join(import.meta.dirname, "results/import-phases.json"),
  `${JSON.stringify(
    {
      date: new Date().toISOString().slice(0, 10),
      node: process.version,
      cpus: cpus().length,
      products: PRODUCTS,
      variantsOfEach: VARIANTS,
      phases,
    },
    null,
    2,
  )}\n`,
);
const missed = phases.filter(
  ({ variantsPerSecond, megabytes }) =>
    variantsPerSecond < GOAL.perSecond || megabytes > GOAL.megabytes,
);
if (phases.length === 0 || missed.length > 0) {
  console.log(`The goal is ${GOAL.perSecond} variants a second within ${GOAL.megabytes} MB.`);
  process.exitCode = 1;
}

function slugOf(index: number): string {
  return `phase-${index}`;
}

function* table(): Generator<string> {
  yield "Slug,SKU,Name,Category,Description,Images,Option 1 Name,Option 1 Value,Original Price,On hand\n";
  for (let index = 0; index < PRODUCTS; index += 1) {
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const ofProduct =
        variant === 0
          ? `Phase walker ${index},Mobility Aids,A walker that is light and firm.,slide-1.webp,Size`
          : ",,,,";
      const sku = `PH-${index}-${variant}`;
      yield `${slugOf(index)},${sku},${ofProduct},Size ${variant},${50 + (index % 500)}.00,${variant * 3}\n`;
    }
  }
}
