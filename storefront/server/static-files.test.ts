import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readStorefrontSettings } from "@eldercare/contracts/settings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createShopApp } from "./shop-app.ts";
import { staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "built-"));
const files = {
  "assets/home-a1b2c3d4.js": "export {}",
  "assets/home-a1b2c3d4.css": "p{}",
  "assets/mark-a1b2c3d4.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
};
let shop = "";
const server = createServer(
  createShopApp(readStorefrontSettings({ SHOP_URL: "https://shop.example", NODE_ENV: "test" }), {
    files: staticFiles(folder),
    pages: (_request, response) => void response.send("page"),
  }),
);

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const headersOf = async (path: string) => (await fetch(`${shop}${path}`)).headers;
const DOCUMENTS = ["content-security-policy", "x-frame-options", "cross-origin-opener-policy"];

it.each(["js", "css"])(
  "a built .%s file says what browsers need of it, and no more",
  async (type) => {
    const headers = await headersOf(`/assets/home-a1b2c3d4.${type}`);
    expect(Object.fromEntries([...headers].filter(([name]) => name !== "date"))).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      connection: "keep-alive",
      "content-length": String(files[`assets/home-a1b2c3d4.${type}` as keyof typeof files].length),
      "content-type": expect.stringMatching(/^(text|application)\/(css|javascript)/),
      "keep-alive": expect.any(String),
      "strict-transport-security": expect.any(String),
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
  },
);

it("what browsers can open as a document has the headers of one, and so has what is not there", async () => {
  for (const path of ["/assets/mark-a1b2c3d4.svg", "/favicon.svg", "/assets/gone-a1b2c3d4.js"]) {
    const headers = await headersOf(path);
    expect(
      DOCUMENTS.filter((name) => !headers.has(name)),
      path,
    ).toEqual([]);
  }
});
