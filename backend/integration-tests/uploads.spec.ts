import { ErrorResponse, UploadResponse } from "@eldercare/contracts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ageImage, isStored } from "./support/image-files";
import { aSignedInAdmin } from "./support/signed-in-admin";
import { aImage, Staff, upload } from "./support/staff";

let staff: Staff;
beforeAll(async () => {
  staff = await Staff.signIn();
});
afterAll(() => staff.leave());

const stored = async (...files: Parameters<typeof upload>[1]) => {
  const { status, body } = await upload(staff.visitor, files);
  expect(status, JSON.stringify(body)).toBe(201);
  return UploadResponse.parse(body);
};
const refusalOf = async (...files: Parameters<typeof upload>[1]) => {
  const { status, body } = await upload(staff.visitor, files);
  expect(status).toBe(400);
  return ErrorResponse.parse(body).message;
};

describe("POST /api/uploads", () => {
  it("stores pictures without what the camera noted, and answers one entry for each", async () => {
    const png = await aImage();
    const jpeg = await sharp(png)
      .jpeg()
      .withExif({ IFD0: { Artist: "Somebody" } })
      .toBuffer();
    const answer = await stored(
      { bytes: png, name: "été.png" },
      { bytes: jpeg, name: "b.jpg", type: "image/jpeg" },
    );
    expect(answer).toMatchObject([
      { originalName: "été.png", size: png.length, type: "image/png" },
      { originalName: "b.jpg", size: jpeg.length, type: "image/jpeg" },
    ]);
    const image = await staff.visitor.fetchBytes(answer[1]?.url ?? "");
    const metadata = await sharp(image).metadata();
    expect(metadata).toMatchObject({ format: "webp" });
    expect(metadata.exif).toBeUndefined();
  });

  it("refuses files of other kinds, disguised or not, and more than five", async () => {
    const bytes = await aImage();
    const allowed = "Allowed types: image/jpeg, image/png, image/webp, image/gif";
    expect(await refusalOf({ bytes: "<svg/>", name: "a.svg", type: "image/svg+xml" })).toBe(
      `File type image/svg+xml is not supported. ${allowed}`,
    );
    expect(await refusalOf({ bytes }, { bytes: "<html>" })).toContain(
      `File type unknown is not supported. ${allowed}`,
    );
    expect(await refusalOf({ bytes: Buffer.alloc(5 * 1024 * 1024 + 1) })).toBe(
      "File size exceeds 5MB limit",
    );
    expect(await refusalOf(...Array.from({ length: 6 }, () => ({ bytes })))).toBe(
      "You can only upload 5 more image(s)",
    );
    expect(await refusalOf({ bytes, field: "photo" })).toBe(
      "Please send pictures in parts named files.",
    );
  });
});

describe("POST /admin/uploads, Medusa's own", () => {
  const send = async (file: File) => {
    const form = new FormData();
    form.append("files", file);
    return (await aSignedInAdmin()).post("/admin/uploads", form);
  };

  it("takes pictures and the table of an import, and nothing else", async () => {
    const image = new File([await aImage()], "a.png", { type: "image/png" });
    expect((await send(image)).status).toBe(200);
    expect((await send(new File(["sku,name"], "a.csv", { type: "text/csv" }))).status).toBe(200);
    const page = await send(new File(["<b>"], "a.html", { type: "text/html" }));
    expect([page.status, page.body]).toEqual([
      400,
      expect.objectContaining({ message: "Only images and CSV tables can be uploaded." }),
    ]);
  });

  it("takes nothing that is longer than an import may be", async () => {
    const { status, body } = await send(new File([Buffer.alloc(51 * 1024 * 1024)], "a.csv"));
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: "The upload is too large." }),
    ]);
  });
});

describe("a stored picture", () => {
  it("goes when the last that showed it shows another", async () => {
    const url = await staff.uploadImage();
    const [one, other] = [
      await staff.addSlide({ imageUrl: url }),
      await staff.addSlide({ imageUrl: url }),
    ];
    const next = await staff.uploadImage();
    await ageImage(url, 2);
    await staff.change("carousel", one.id, { imageUrl: next });
    expect(await isStored(url)).toBe(true);
    await staff.visitor.ask("carousel.remove", { params: { id: other.id } });
    expect(await isStored(url)).toBe(false);
    expect(await isStored(next)).toBe(true);
  });

  it("stays while it may lie in a form that is not saved yet", async () => {
    const url = await staff.uploadImage();
    const { id } = await staff.addSlide({ imageUrl: url });
    await staff.visitor.ask("carousel.remove", { params: { id } });
    expect(await isStored(url)).toBe(true);
  });

  it("goes with its product", async () => {
    const url = await staff.uploadImage();
    const category = await staff.addCategory();
    const product = await staff.addProduct(category.id, { images: [url] });
    await ageImage(url, 2);
    await staff.visitor.ask("products.remove", { params: { id: product.id } });
    expect(await isStored(url)).toBe(false);
  });
});
