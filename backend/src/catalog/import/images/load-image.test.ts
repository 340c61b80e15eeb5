import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IMAGE_MAX_BYTES } from "@eldercare/contracts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ImageFolder } from "./image-folder";
import { ImageLoader, ImageNotLoaded, isPrivateAddress } from "./load-image";

let folder: string;
let server: Server;
let origin: string;
let image: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "load-picture-"));
  const create = { width: 9, height: 9, channels: 3 as const, background: "green" };
  image = await sharp({ create }).png().toBuffer();
  server = createServer((request, response) => {
    if (request.url === "/rail.png") return response.end(image);
    if (request.url === "/moved.png")
      return response.writeHead(302, { location: "/rail.png" }).end();
    if (request.url === "/circle") return response.writeHead(302, { location: "/circle" }).end();
    if (request.url === "/huge.png") return response.end(Buffer.alloc(IMAGE_MAX_BYTES + 100));
    if (request.url === "/page.png") return response.end("<html>");
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe("pictures on the web", () => {
  it("are fetched, also where an address leads on", async () => {
    const loader = new ImageLoader(folder, true);
    for (const path of ["/rail.png", "/moved.png"]) {
      expect(await readFile(await loader.load(origin + path))).toEqual(image);
    }
  });

  it("are looked at like those of the folder, and have the same address as an equal one", async () => {
    const images = new ImageFolder(folder, { loader: new ImageLoader(folder, true) });
    const found = await images.look(`${origin}/rail.png`);
    expect(found).toMatchObject({
      address: expect.stringMatching(/^\/static\/[0-9a-f]{16}\.webp$/),
    });
    expect(await images.look(`${origin}/page.png`)).toMatchObject({
      reason: expect.stringContaining("is not a JPEG, PNG, WebP or GIF picture"),
    });
    expect(await images.look(`${origin}/huge.png`)).toMatchObject({
      reason: expect.stringContaining("5MB"),
    });
    expect(await images.look(`${origin}/nothing.png`)).toMatchObject({
      reason: "The address answers 404.",
    });
  });

  it("end where an address goes round in a circle", async () => {
    await expect(new ImageLoader(folder, true).load(`${origin}/circle`)).rejects.toThrow(
      new ImageNotLoaded("The address leads on too often"),
    );
  });

  it("are not fetched from the machine's own network, by number or by name", async () => {
    const loader = new ImageLoader(folder);
    const { port } = server.address() as AddressInfo;
    for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"]) {
      await expect(loader.load(`http://${host}:${port}/rail.png`), host).rejects.toThrow(
        "The address is inside a private network",
      );
    }
  });

  it.each([
    ["10.1.2.3", true],
    ["172.31.0.1", true],
    ["192.168.0.10", true],
    ["169.254.169.254", true],
    ["100.64.0.1", true],
    ["fd00::1", true],
    ["fe80::1", true],
    ["::ffff:10.0.0.1", true],
    ["8.8.8.8", false],
    ["172.32.0.1", false],
    ["2606:4700::1111", false],
    ["::7f00:1", true],
    ["::127.0.0.1", true],
    ["64:ff9b::a00:1", true],
    ["64:ff9b:1::a00:1", true],
    ["64:ff9b:1:ffff::1", true],
    ["64:ff9b:2::1", false],
  ])("know %s as private: %s", (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate);
  });
});

describe("pictures that the shop has already", () => {
  it("come from another shop's export by their names, whatever their originals end with", async () => {
    await writeFile(join(folder, "fedcba9876543210.png"), image);
    const found = await new ImageFolder(folder).look("fedcba9876543210.webp");
    expect(found).toMatchObject({ path: join(folder, "fedcba9876543210.png") });
  });

  it("are named as exports name them, and are not stored again", async () => {
    const isStored = async (address: string) => address === "/static/0123456789abcdef.webp";
    const images = new ImageFolder(folder, { isStored });
    for (const name of ["0123456789abcdef.webp", "/static/0123456789abcdef.webp"]) {
      expect(await images.look(name)).toEqual({
        file: name,
        address: "/static/0123456789abcdef.webp",
      });
    }
  });
});
