import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isPlainWebp } from "./plain-webp";

const aImage = () =>
  sharp({ create: { width: 31, height: 17, channels: 4, background: "#E58F6B80" } });

describe("a plain WebP", () => {
  it.each([{ lossless: true }, { lossless: false }])("is one made with %o", async (options) => {
    expect(isPlainWebp(await aImage().webp(options).toBuffer())).toBe(true);
  });

  it("has no camera notes", async () => {
    const noted = await aImage()
      .withExif({ IFD0: { Artist: "Somebody" } })
      .webp()
      .toBuffer();
    expect(isPlainWebp(noted)).toBe(false);
  });

  it("has no colour profile", async () => {
    expect(isPlainWebp(await aImage().withIccProfile("p3").webp().toBuffer())).toBe(false);
  });

  it("has nothing after its end", async () => {
    const whole = await aImage().webp().toBuffer();
    expect(isPlainWebp(Buffer.concat([whole, Buffer.from("<script>")]))).toBe(false);
    expect(isPlainWebp(whole.subarray(0, whole.length - 2))).toBe(false);
  });

  it("is no other kind of file", async () => {
    expect(isPlainWebp(await aImage().png().toBuffer())).toBe(false);
    expect(isPlainWebp(Buffer.from("RIFF"))).toBe(false);
  });
});
