import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isInstalled } from "./is-installed.mjs";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "installed-"));
  await mkdir(join(root, "node_modules"));
  await lists("package-lock.json", { express, vite, fonts });
});
afterEach(() => rm(root, { recursive: true }));

const express = { version: "4.22.3" };
const vite = { version: "7.3.8", dev: true };
/** A package that only some systems have. */
const fonts = { version: "1.0.0", optional: true };

const lists = (path: string, packages: Record<string, object>) => {
  const named = Object.entries(packages).map(([name, its]) => [`node_modules/${name}`, its]);
  return writeFile(join(root, path), JSON.stringify({ packages: Object.fromEntries(named) }));
};
const present = (packages: Record<string, object>) =>
  lists("node_modules/.package-lock.json", packages);
const build = () => mkdir(join(root, ".cache/built/backend"), { recursive: true });

it("every command finds its packages where all are there, and none where one is old", async () => {
  expect(isInstalled(root, "start")).toBe(false);
  await present({ express, vite });
  expect(isInstalled(root, "start")).toBe(true);
  await present({ express: { version: "4.0.0" }, vite });
  expect(isInstalled(root, "start")).toBe(false);
});

it("an image, which has what was built and no tools, does what needs none", async () => {
  await present({ express });
  expect(isInstalled(root, "backup")).toBe(false);
  await build();
  expect(isInstalled(root, "backup")).toBe(true);
  expect(isInstalled(root, "admin-password")).toBe(true);
  // They build, or try: the tools are installed for them.
  for (const command of ["start", "dev", "test"]) expect(isInstalled(root, command)).toBe(false);
  await present({ express: { version: "4.0.0" } });
  expect(isInstalled(root, "backup")).toBe(false);
});

it("a folder of a developer who lacks a tool gets it, whatever the command", async () => {
  await lists("package-lock.json", { express, vite, vitest: { version: "4.1.12", dev: true } });
  await build();
  await present({ express, vite });
  expect(isInstalled(root, "backup")).toBe(false);
});
