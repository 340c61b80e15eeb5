import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ImageFolder } from "../images/image-folder";
import { checkImages } from "./check-images";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: "green" } });
  await writeFile(join(folder, "chair-1.png"), await image.png().toBuffer());
  await writeFile(join(folder, "same.png"), await image.png().toBuffer());
  await writeFile(join(folder, "text.png"), "no picture");
  await writeFile(join(folder, "huge.png"), Buffer.alloc(6 * 1024 * 1024));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(...files: string[]) {
  return checkImages("p.csv", "Images", rowsOf(files), imagesOf, new ImageFolder(folder));
}

interface Row {
  image: { file: string; alt: string };
  isForeign?: boolean;
}
const imagesOf = ({ image }: Row) => [image];
const rowsOf = (files: readonly string[], isForeign = false) =>
  files.map((file, index) => ({ row: index + 2, image: { file, alt: "" }, isForeign }));

describe("looking at pictures before anything is stored", () => {
  it("knows their addresses, equal for equal pictures", async () => {
    const { images, errors } = await check("chair-1.png", "same.png");
    expect(errors).toEqual([]);
    expect(images.map(({ file }) => file)).toEqual(["chair-1.png", "same.png"]);
    expect(images[0]?.address).toMatch(/^\/static\/[0-9a-f]{16}\.webp$/);
    expect(images[1]?.address).toBe(images[0]?.address);
  });

  it("names a missing picture with the one that was probably meant, and drops its row", async () => {
    const { rows, errors } = await check("chiar-1.png", "chair-1.png");
    expect(rows.map(({ row }) => row)).toEqual([3]);
    expect(errors).toEqual([
      {
        file: "p.csv",
        row: 2,
        column: "Images",
        value: "chiar-1.png",
        reason: `There is no picture "chiar-1.png" in ${folder}.`,
        fix: 'Did you mean "chair-1.png"?',
      },
    ]);
  });

  it("lets another shop's product wait for a picture that nobody gave yet, but not for a bad one", async () => {
    const rows = rowsOf(["away.png", "text.png", "chiar-1.png"], true);
    const found = await checkImages("p.csv", "Images", rows, imagesOf, new ImageFolder(folder), {
      goesWithout: true,
    });
    expect(found.unreachable).toMatchObject([{ row: 2, file: "away.png" }]);
    expect(found.errors.map(({ row }) => row)).toEqual([3, 4]);
  });

  it("refuses what is no picture and what is too large", async () => {
    const { errors } = await check("text.png", "huge.png");
    expect(errors.map(({ reason }) => reason)).toEqual([
      "text.png: The file is not a JPEG, PNG, WebP or GIF picture, whatever its name says, or it is damaged.",
      "huge.png: File size exceeds 5MB limit.",
    ]);
  });
});
