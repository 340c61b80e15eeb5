import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderStore } from "@eldercare/file-store";
import express from "express";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ShownImages } from "../media/shown-images";
import { staticImages } from "./static-images";

let folder: string;
let base: string;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-images-"));
  const uploadsDir = join(folder, "uploads");
  await mkdir(uploadsDir);
  const image = sharp({
    create: { width: 900, height: 600, channels: 3, background: "#F2B84B" },
  });
  await writeFile(join(uploadsDir, "wide.webp"), await image.webp().toBuffer());
  await writeFile(join(uploadsDir, "notes.txt"), "not for the public");
  await writeFile(join(uploadsDir, "broken.png"), "not a picture");
  await writeFile(join(folder, "secret.webp"), "outside");
  const app = express();
  app.use("/static", staticImages(new ShownImages(new FolderStore(folder))));
  app.use(
    (_error: unknown, _request: express.Request, response: express.Response, _next: unknown) => {
      response.status(500).json({ message: "broken" });
    },
  );
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

async function widthOf(response: Response) {
  return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
}

describe("GET /static/<name>", () => {
  it("answers the stored picture, to be kept for ever and never taken for anything else", async () => {
    const response = await fetch(`${base}/static/wide.webp`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await widthOf(response)).toBe(900);
  });

  it("answers HEAD without a body and a second look with 304", async () => {
    const head = await fetch(`${base}/static/wide.webp`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const etag = head.headers.get("etag");
    expect(etag).toBeTruthy();
    const again = await fetch(`${base}/static/wide.webp`, {
      // Without a cache-control of its own, Node adds "no-cache", which asks for the whole answer.
      headers: { "if-none-match": etag ?? "", "cache-control": "max-age=0" },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    "/static/unknown.webp",
    "/static/notes.txt",
    "/static/",
    "/static/..%2Fsecret.webp",
    "/static/%2e%2e%2fsecret.webp",
    "/static/..%5Csecret.webp",
    "/static/wide.webp%00.png",
    "/static/.hidden.webp",
    "/static/deeper/wide.webp",
  ])("answers 404 for %s", async (path) => {
    const response = await fetch(base + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "Picture not found" });
  });

  it("answers 400 for a malformed address", async () => {
    expect((await fetch(`${base}/static/%E0%A4%A`)).status).toBe(400);
  });

  it("takes nothing in", async () => {
    const response = await fetch(`${base}/static/wide.webp`, { method: "POST", body: "x" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("GET /static/<name>?w=", () => {
  it("answers a WebP of that width", async () => {
    const response = await fetch(`${base}/static/wide.webp?w=320`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await widthOf(response)).toBe(320);
  });

  it("never enlarges", async () => {
    expect(await widthOf(await fetch(`${base}/static/wide.webp?w=1280`))).toBe(900);
  });

  it.each(["w=100", "w=", "w=320.0", "w=-320", "w=320&w=640", "w[]=320", "w=1e3"])(
    "answers 400 for ?%s",
    async (query) => {
      const response = await fetch(`${base}/static/wide.webp?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        message: "w must be one of 160, 320, 480, 640, 800, 1280.",
      });
    },
  );

  it("makes one file for many first requests, and leaves no drafts behind", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(`${base}/static/wide.webp?w=480`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
    const kept = await readdir(join(folder, "resized"));
    expect(kept.filter((name) => name.includes(".480."))).toEqual(["wide.webp.480.webp"]);
    expect(kept.filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("hands a picture that cannot be read to the error handler, without keeping anything", async () => {
    expect((await fetch(`${base}/static/broken.png?w=160`)).status).toBe(500);
    const kept = await readdir(join(folder, "resized"));
    expect(kept.filter((name) => name.startsWith("broken"))).toEqual([]);
  });
});
