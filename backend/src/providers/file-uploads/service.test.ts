import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf } from "@eldercare/contracts/calls";
import { FolderStore } from "@eldercare/file-store";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FileUploadsService } from "./service";

let folder: string;
let service: FileUploadsService;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-uploads-"));
  service = new FileUploadsService({}, { files: new FolderStore(folder) });
});

afterEach(() => rm(folder, { recursive: true }));

async function anUpload(background: string, filename = "photo.png") {
  const bytes = await sharp({ create: { width: 12, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
  return {
    filename,
    mimeType: "image/png",
    content: bytes.toString("base64"),
    access: "public" as const,
  };
}

describe("uploading a picture", () => {
  it("answers a short address without a host", async () => {
    const { key, url } = await service.upload(await anUpload("red"));
    expect(url).toMatch(/^\/static\/[0-9a-f]{16}\.webp$/);
    expect(url).toBe(`/static/${key}`);
  });

  it("stores equal pictures once, whatever their names", async () => {
    const answers = await Promise.all([
      service.upload(await anUpload("red", "a.png")),
      service.upload(await anUpload("red", "b.png")),
      service.upload(await anUpload("blue", "a.png")),
    ]);
    expect(answers[0].url).toBe(answers[1].url);
    expect(answers[0].url).not.toBe(answers[2].url);
    expect(await readdir(join(folder, "uploads"))).toHaveLength(2);
  });

  it("keeps what was given to the byte, for its owner alone, but not what is stored as it is", async () => {
    const upload = await anUpload("red");
    const { key } = await service.upload(upload);
    const [name = ""] = await readdir(join(folder, "originals"));
    expect(name).toBe(key.replace(".webp", ".png"));
    const original = join(folder, "originals", name);
    expect((await readFile(original)).toString("base64")).toBe(upload.content);
    expect((await stat(original)).mode & 0o777).toBe(0o600);

    const webp = await readFile(join(folder, "uploads", key));
    await service.upload({ ...upload, content: webp.toString("base64") });
    expect(await readdir(join(folder, "originals"))).toEqual([name]);

    // One that was stored before originals were kept gets it when it is given again.
    await rm(original);
    await service.upload(upload);
    expect(await readdir(join(folder, "originals"))).toEqual([name]);
  });

  it("keeps a picture that somebody takes away: others may show it too", async () => {
    const { key } = await service.upload(await anUpload("red"));
    await service.delete({ fileKey: key });
    expect(await readdir(join(folder, "uploads"))).toEqual([key]);
  });

  it("refuses a file that is a picture by name only", async () => {
    const page = { content: Buffer.from("<html>").toString("base64"), access: "public" as const };
    await expect(
      service.upload({ ...page, filename: "x.svg", mimeType: "text/html" }),
    ).rejects.toMatchObject({ reason: "not-a-picture" });
    await expect(
      service.upload({ ...page, filename: "x", mimeType: "image/png" }),
    ).rejects.toMatchObject({ reason: "not-a-picture" });
  });
});

describe("uploading anything else", () => {
  it("is kept outside the public folder when private, text as text", async () => {
    const { key } = await service.upload({
      filename: "export.csv",
      mimeType: "text/csv",
      content: "a,é",
      access: "private",
    });
    expect(await readdir(join(folder, "private"))).toEqual([key]);
    expect((await service.getAsBuffer({ fileKey: key })).toString()).toBe("a,é");
    expect(await service.getPresignedDownloadUrl({ fileKey: key })).toBe(
      addressOf("privateFiles.download", { params: { key } }),
    );
    for (const _ of [1, 2]) await service.delete({ fileKey: key });
    expect(await readdir(join(folder, "private"))).toEqual([]);
    await expect(service.getPresignedDownloadUrl({ fileKey: key })).rejects.toThrow("not found");
  });

  it("comes in pieces from Medusa's exports, which a full disk neither stops nor takes down", async () => {
    const export_ = { filename: "orders.csv", mimeType: "text/csv" };
    const { writeStream, promise, fileKey } = await service.getUploadStream(export_);
    writeStream.write("a,b\n");
    writeStream.end("1,2");
    expect((await promise).key).toBe(fileKey);
    expect((await service.getAsBuffer({ fileKey })).toString()).toBe("a,b\n1,2");
    await expect(service.getUploadStream({ ...export_, filename: "a.webp" })).rejects.toThrow();

    await rm(join(folder, "private"), { recursive: true });
    await writeFile(join(folder, "private"), "where a folder should be");
    const refused = await service.getUploadStream(export_);
    for (let piece = 0; piece < 100; piece += 1) {
      if (!refused.writeStream.write(Buffer.alloc(10_000)))
        await once(refused.writeStream, "drain");
    }
    refused.writeStream.end();
    await expect(refused.promise).rejects.toThrow();
  });

  it("leaves nothing of an export of Medusa's that breaks off, and nobody waiting for the rest", async () => {
    const { writeStream, promise } = await service.getUploadStream({
      filename: "orders.csv",
      mimeType: "text/csv",
    });
    writeStream.on("error", () => undefined);
    writeStream.write("a,b\n");
    writeStream.destroy(new Error("The query broke off."));
    await expect(promise).rejects.toThrow("The query broke off.");
    expect(await readdir(join(folder, "private"))).toEqual([]);
  });

  it("is never sent straight to where files lie", async () => {
    const asked = { filename: "page.html", mimeType: "text/html" };
    expect(await service.getPresignedUploadUrl(asked)).toEqual({
      url: "/admin/uploads",
      key: "page.html",
    });
  });

  it("takes the table of an import, and refuses what is neither table nor picture", async () => {
    const file = { mimeType: "text/html", content: "PGI+", access: "public" as const };
    await expect(service.upload({ ...file, filename: "page.html" })).rejects.toThrow(
      "Only images and CSV tables can be uploaded.",
    );
    await expect(service.upload({ ...file, filename: "table.csv.html" })).rejects.toThrow();
    // Medusa's own imports read no workbooks; the Import screen's do not come this way.
    await expect(service.upload({ ...file, filename: "table.xlsx" })).rejects.toThrow();
    const { key } = await service.upload({ ...file, mimeType: "text/csv", filename: "table.csv" });
    expect(await readdir(join(folder, "uploads"))).toEqual([key]);
  });

  it("keeps for staff alone what is not said to be for everybody, as parts of Medusa's own import", async () => {
    const part = { filename: "1-table.csv-1.json", mimeType: "application/json", content: "{}" };
    const { key } = await service.upload(part as Parameters<typeof service.upload>[0]);
    expect(await readdir(join(folder, "private"))).toEqual([key]);
  });
});
