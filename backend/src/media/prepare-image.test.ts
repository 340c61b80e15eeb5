import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { decodeImage, imageNameFor, inspectImage, prepareImage } from "./prepare-image";

function aImage(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#0F4A43" } });
}

/** A PNG whose header (with a right checksum) claims 60,000 × 60,000 pixels that are not there. */
async function aDecompressionBomb() {
  const png = await aImage(1, 1).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe("inspecting a picture", () => {
  it.each(["jpeg", "png", "webp", "gif"] as const)("recognises %s by its bytes", async (format) => {
    const bytes = await aImage(30, 20).toFormat(format).toBuffer();
    expect(await inspectImage(bytes)).toEqual({ format, width: 30, height: 20 });
  });

  it("refuses a drawing that can hold scripts", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(inspectImage(svg)).rejects.toMatchObject({ reason: "not-a-picture" });
  });

  it("refuses text that calls itself a picture", async () => {
    await expect(inspectImage(Buffer.from("<script>"))).rejects.toMatchObject({
      reason: "not-a-picture",
    });
  });

  it("refuses an empty file", async () => {
    await expect(inspectImage(Buffer.alloc(0))).rejects.toMatchObject({ reason: "empty" });
  });

  it("refuses more than 5 MB without looking inside", async () => {
    await expect(inspectImage(Buffer.alloc(5 * 1024 * 1024 + 1))).rejects.toMatchObject({
      reason: "too-large",
      message: "File size exceeds 5MB limit",
    });
  });

  it("refuses a small file that unpacks to a huge picture", async () => {
    await expect(inspectImage(await aDecompressionBomb())).rejects.toMatchObject({
      reason: "too-many-pixels",
    });
  });
});

describe("preparing a picture for the store", () => {
  it("makes a WebP", async () => {
    const stored = await prepareImage(await aImage(30, 20).png().toBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", width: 30, height: 20 });
  });

  it("shrinks what is wider than 1600 pixels and keeps its shape", async () => {
    const stored = await prepareImage(await aImage(3200, 800).jpeg().toBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ width: 1600, height: 400 });
  });

  it("keeps a plain WebP byte for byte: encoding it again would only blur it", async () => {
    const bytes = await aImage(30, 20).webp().toBuffer();
    expect((await prepareImage(bytes)).equals(bytes)).toBe(true);
  });

  it("turns a photograph upright and drops the camera's notes", async () => {
    const lying = await aImage(40, 20)
      .jpeg()
      .withExif({ IFD0: { Artist: "Somebody" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const metadata = await sharp(await prepareImage(lying)).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it("keeps the first frame of a moving GIF", async () => {
    const frames = await sharp(
      [await aImage(8, 8).png().toBuffer(), await aImage(8, 8).negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    expect((await sharp(await prepareImage(frames)).metadata()).pages).toBeUndefined();
  });

  it.each([
    ["jpeg", "damaged"],
    ["webp", "not-a-picture"],
  ] as const)("refuses a %s that breaks off, as %s", async (format, reason) => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    await expect(prepareImage(half)).rejects.toMatchObject({ reason });
  });
});

describe("naming a picture", () => {
  it("gives equal bytes the same short name", async () => {
    const bytes = await aImage(5, 5).png().toBuffer();
    expect(imageNameFor(bytes)).toMatch(/^[0-9a-f]{16}\.webp$/);
    expect(imageNameFor(Buffer.from(bytes))).toBe(imageNameFor(bytes));
    expect(imageNameFor(Buffer.from([...bytes, 0]))).not.toBe(imageNameFor(bytes));
  });
});

describe("a picture that ends too early", () => {
  it.each(["jpeg", "png"] as const)(
    "is refused before anything is stored as it is when it is stored: %s",
    async (format) => {
      const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
      const create = { width: 300, height: 200, channels: 3 as const, noise, background: "white" };
      const bytes = await sharp({ create }).toFormat(format).toBuffer();
      const half = bytes.subarray(0, bytes.length / 2);
      await decodeImage(bytes);
      const damaged = { reason: "damaged" };
      await expect(prepareImage(half)).rejects.toMatchObject(damaged);
      await expect(decodeImage(half)).rejects.toMatchObject(damaged);
    },
  );
});
