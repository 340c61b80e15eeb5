import { spawn } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { listProducts } from "./support/list-products";

const ROOT = join(__dirname, "../..");
const mark = `small${Date.now().toString(36)}`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "small-commands-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A command as a person types it in `folder`, with the shop's settings. */
async function typed(...args: string[]) {
  const { dataDir } = shopUnderTest();
  const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: folder };
  const child = spawn(process.execPath, ["scripts/run.mjs", ...args], { cwd: ROOT, env });
  const said = { out: "", err: "" };
  child.stdout.on("data", (data) => {
    said.out += data;
  });
  child.stderr.on("data", (data) => {
    said.err += data;
  });
  const exitCode = await new Promise((resolve) => child.once("close", resolve));
  return { exitCode, ...said };
}

it("a small load is done by the shop that runs, with the words and codes of the command", async () => {
  const { mode } = await stat(join(shopUnderTest().dataDir, "commands.sock"));
  expect(mode & 0o777).toBe(0o600);
  const heading = "SKU,Name,Category,Description,Original Price,On hand,Images";
  const row = (sku: string, price: string) =>
    `${sku},Cane ${sku},Mobility Aids,A cane.,${price},3,https://nowhere.invalid/a.jpg`;
  await writeFile(join(folder, "good.csv"), `${heading}\n${row(mark, "20.00")}\n`);
  await writeFile(join(folder, "bad.csv"), `${heading}\n${row(mark, "2.0.0")}\n`);

  const dry = await typed("seed", "products", "--file", "good.csv", "--skip-pictures", "--dry-run");
  // Nothing was built, and no Medusa started: standard error says nothing.
  expect(dry).toEqual({
    exitCode: 0,
    out: `  new: Cane ${mark}\ngood.csv: 1 to create, 0 to update, 0 unchanged\nDry run: nothing was written.\n`,
    err: "",
  });
  const bad = await typed("seed", "products", "--file=bad.csv", "--json");
  expect([bad.exitCode, JSON.parse(bad.out).rejected]).toEqual([1, [join(folder, "errors.csv")]]);
  const unknown = await typed("seed", "products", "--file", "good.csv", "--fil");
  expect([unknown.exitCode, unknown.err]).toEqual([2, expect.stringContaining("--fil")]);

  await typed("seed", "products", "--file", "good.csv", "--skip-pictures");
  expect((await listProducts({ search: mark })).products).toHaveLength(1);
  expect((await typed("seed", "history")).out).toContain("good.csv");
  expect((await typed("seed", "undo")).out).toContain("1 removed");
  expect((await listProducts({ search: mark })).products).toEqual([]);
});

it("whoever asks from another container, where paths lead elsewhere, is told to do it alone", async () => {
  const path = join(folder, "good.csv");
  const socket = createConnection(join(shopUnderTest().dataDir, "commands.sock"));
  const places = [{ path, is: "0:0" }];
  socket.write(`${JSON.stringify({ args: ["products", `--file=${path}`], places })}\n`);
  expect(await text(socket)).toBe('{"decline":true}\n');
});

it("every command says how it is called", async () => {
  for (const command of ["start", "test", "template", "bench"]) {
    expect((await typed(command, "--help")).out).toMatch(/^Usage: npm /);
  }
});
