/**
 * Draws the catalogue's pictures into `seeds/images`.
 * `tsx seeds/illustrations/render.ts [--file mobility-aids] [--sheet FILE.png] [--png FOLDER]
 * [name or start of a name …]`; without names it draws all. `--sheet` writes an overview instead of the pictures, `--png` writes
 * lossless copies to look at.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawingFiles } from "./drawings.js";
import type { Drawings } from "./kit.js";

const images = join(import.meta.dirname ?? __dirname, "..", "images");

async function sheet(chosen: readonly [string, () => string][], file: string): Promise<void> {
  const columns = Math.min(4, chosen.length);
  const cell = 400;
  const tiles = await Promise.all(
    chosen.map(async ([, draw], i) => ({
      input: await sharp(Buffer.from(draw()))
        .resize(cell, cell, { fit: "contain", background: "#ffffff" })
        .png()
        .toBuffer(),
      left: (i % columns) * cell,
      top: Math.floor(i / columns) * cell,
    })),
  );
  await sharp({
    create: {
      width: columns * cell,
      height: Math.ceil(chosen.length / columns) * cell,
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}

async function main(): Promise<void> {
  const names: string[] = [];
  const options = new Map<string, string>();
  const args = process.argv.slice(2);
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? "";
    if (arg.startsWith("--")) options.set(arg, args[++i] ?? "");
    else names.push(arg);
  }
  const only = options.get("--file");
  let drawings: Drawings = {};
  for (const [file, load] of Object.entries(drawingFiles)) {
    if (only === undefined || only === file) drawings = { ...drawings, ...(await load()) };
  }
  const chosen = Object.entries(drawings).filter(
    ([name]) => names.length === 0 || names.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0) throw new Error(`No drawing is called ${names.join(" or ")}.`);
  const overview = options.get("--sheet");
  if (overview) return sheet(chosen, overview);
  const folder = options.get("--png") ?? images;
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of chosen) {
    const image = sharp(Buffer.from(draw()));
    const { size } = options.has("--png")
      ? await image.png().toFile(join(folder, `${name}.png`))
      : await image.webp({ quality: 82, effort: 6 }).toFile(join(folder, `${name}.webp`));
    process.stdout.write(`${name} ${(size / 1024).toFixed(1)} kB\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
