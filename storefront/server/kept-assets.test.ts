import { spawnSync } from "node:child_process";
import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { readStorefrontSettings } from "@eldercare/contracts/settings";
import { log } from "@eldercare/server";
import express from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptAssets, startKeepingAssets } from "./kept-assets.ts";
import { createShopApp } from "./shop-app.ts";
import { staticFiles } from "./static-files.ts";

let folder: string;
let shared: string;
const servers: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-assets-"));
  shared = join(folder, "shared");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
  rmSync(folder, { recursive: true, force: true });
});

async function listening(app: express.Express): Promise<string> {
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const script = (version: string) => `export const version = "${version}";${" ".repeat(2000)}`;

/** What the build of a version wrote for browsers: a script with its twins, a style, letters. */
function aBuild(hash: string): string {
  const client = join(folder, hash);
  mkdirSync(join(client, "assets"), { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(client, "assets", name), content);
  write(`home-${hash}.js`, script(hash));
  write(`home-${hash}.js.br`, brotliCompressSync(script(hash)));
  write(`home-${hash}.js.gz`, gzipSync(script(hash)));
  write(`home-${hash}.css`, `main { --version: ${hash} }`);
  write(`letters-${hash}.woff2`, `letters of ${hash}`);
  return client;
}

/** A storefront of one build, as its program opens it. */
async function aStorefront(client: string, kept: string | undefined = shared): Promise<string> {
  const settings = readStorefrontSettings({
    NODE_ENV: "test",
    MEDUSA_URL: "http://127.0.0.1:1",
    ASSETS_DIR: kept,
  });
  if (kept) await startKeepingAssets(join(client, "assets"), kept);
  const files = staticFiles(client, settings.ASSETS_DIR);
  const pages: express.RequestHandler = (_request, response) => void response.send("a page");
  return listening(createShopApp(settings, { files, pages }));
}

const OF_ANSWERS = [
  ...["content-type", "cache-control", "content-security-policy", "x-content-type-options"],
  ...["vary", "content-encoding", "x-frame-options"],
];
async function asked(shop: string, path: string, method = "GET") {
  const { status, headers, ...answer } = await fetch(`${shop}${path}`, { method }).then(
    async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }),
  );
  return {
    ...answer,
    status,
    headers: OF_ANSWERS.map((name) => [name, headers.get(name)?.toLowerCase()]),
  };
}

const KINDS = ["home-%.js", "home-%.css", "letters-%.woff2"];
const OLD = "aaaaaaaa";
const NEW = "bbbbbbbb";
const paths = (hash: string) => KINDS.map((name) => `/assets/${name.replace("%", hash)}`);

describe("a storefront of the version before and a new one, side by side", () => {
  it("answer with each other's files as each with its own", async () => {
    const before = await aStorefront(aBuild(OLD));
    const after = await aStorefront(aBuild(NEW));
    for (const path of [...paths(OLD), ...paths(NEW)]) {
      const [one, other] = [await asked(before, path), await asked(after, path)];
      expect(one.status, path).toBe(200);
      expect(one, path).toEqual(other);
      expect(Object.fromEntries(one.headers)).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      expect((await asked(after, path, "HEAD")).status, path).toBe(200);
    }
  });

  it("leave the files of the old one to the new one when it ends", async () => {
    await aStorefront(aBuild(OLD));
    rmSync(join(folder, OLD), { recursive: true });
    const after = await aStorefront(aBuild(NEW));
    const [path = ""] = paths(OLD);
    expect(await asked(after, path)).toMatchObject({ status: 200, text: script(OLD) });
  });

  it("have their own alone without a folder that they share", async () => {
    await aStorefront(aBuild(OLD));
    const after = await aStorefront(aBuild(NEW), "");
    for (const path of paths(NEW)) expect((await asked(after, path)).status).toBe(200);
    for (const path of paths(OLD)) expect((await asked(after, path)).status).toBe(404);
  });
});

describe("the folder that storefronts share", () => {
  it("gives away built files alone, by their names alone", async () => {
    const shop = await aStorefront(aBuild(NEW));
    writeFileSync(join(folder, `outside-${OLD}.js`), "secret");
    symlinkSync(join(folder, `outside-${OLD}.js`), join(shared, `link-${OLD}.js`));
    mkdirSync(join(shared, `folder-${OLD}.js`));
    for (const name of [".env", "notes.txt", "home.js", `page-${OLD}.html`, `home-${OLD}.js.br`])
      writeFileSync(join(shared, name), "secret");
    writeFileSync(join(shared, `home-${OLD}.js`), "built");
    const pathsToTry = [
      ...[".env", "notes.txt", "home.js", `page-${OLD}.html`, `home-${OLD}.js.br`, ""],
      ...[`../outside-${OLD}.js`, `..%2foutside-${OLD}.js`, `%2e%2e/outside-${OLD}.js`],
      ...[`link-${OLD}.js`, `folder-${OLD}.js`, `folder-${OLD}.js/`, `home-${OLD}.js/`],
      ...[`x/home-${OLD}.js`, `home-${OLD}.js%00`, `gone-${OLD}.js`],
    ];
    for (const path of pathsToTry) {
      const { status, text, control } = await raw(shop, `/assets/${path}`);
      expect(text, path).not.toMatch(/secret|built/);
      if (status === 404) expect([undefined, "no-store"], path).toContain(control);
    }
    expect(await raw(shop, `/assets/gone-${OLD}.js`)).toMatchObject({
      status: 404,
      control: "no-store",
    });
    expect((await asked(shop, `/assets/home-${OLD}.js`, "DELETE")).text).not.toContain("built");
    expect((await asked(shop, `/assets/home-${OLD}.js`)).text).toBe("built");
  });

  it("is reported when it cannot be written, and the shop opens with its own files", async () => {
    const said = vi.spyOn(log(), "error").mockImplementation(() => undefined);
    writeFileSync(shared, "a file where the folder would be");
    const shop = await aStorefront(aBuild(NEW));
    expect(said).toHaveBeenCalledWith(expect.stringContaining("ASSETS_DIR"), expect.anything());
    for (const path of paths(NEW)) expect((await asked(shop, path)).status).toBe(200);
    for (const path of paths(OLD)) expect((await asked(shop, path)).status).toBe(404);
  });

  it("keeps nobody waiting who asks while it hangs, and holds one reading at most", async () => {
    mkdirSync(shared);
    // Whoever opens it waits until somebody writes.
    const hanging = join(shared, `hangs-${OLD}.js`);
    expect(spawnSync("mkfifo", [hanging]).status).toBe(0);
    writeFileSync(join(shared, `home-${OLD}.js`), "built");
    const app = express();
    app.use(keptAssets(shared, 20));
    const shop = await listening(app);
    const statusOf = async (path: string) => (await asked(shop, path)).status;
    // More than Node.js has threads for files.
    const all = Array.from({ length: 8 }, () => statusOf(`/hangs-${OLD}.js`));
    expect(new Set(await Promise.all(all))).toEqual(new Set([404]));
    expect(await statusOf(`/home-${OLD}.js`)).toBe(404);
    // Files of others are read all the same.
    const [path = ""] = paths(NEW);
    expect(await statusOf(path)).toBe(404);
    expect((await asked(await aStorefront(aBuild(NEW), ""), path)).status).toBe(200);
    const writer = openSync(hanging, constants.O_RDWR | constants.O_NONBLOCK);
    rmSync(hanging);
    closeSync(writer);
    await expect.poll(() => statusOf(`/home-${OLD}.js`)).toBe(200);
  });
});

/** As it is written: `fetch` would take dots out of an address. */
function raw(shop: string, path: string) {
  return new Promise<{ status: number; text: string; control: string | undefined }>(
    (resolve, reject) => {
      const sent = request(new URL(shop), { path }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (more) => {
          text += more;
        });
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            control: response.headers["cache-control"],
          }),
        );
      });
      sent.on("error", reject).end();
    },
  );
}
