import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SETTING_NAMES } from "../packages/contracts/src/settings.ts";
import { projectRoot } from "./project-root.ts";

const text = (path: string) => readFileSync(join(projectRoot, path), "utf8");

/** Set by people like the others, and read where they are used: of files beside the shop, and of tests. */
const SET_BY_PEOPLE = ["SEEDS_DIR", "CHROMIUM_PATH"];
/** Read by sources, and nobody's to set in a file: given by the launcher, npm, the shell or a bundler. */
const GIVEN = [
  ...["FLEET_READY_SECONDS", "STRIPE_SIMULATOR_STATE", "OTEL_SERVICE_NAME"],
  ...["MEDUSA_DISABLE_TELEMETRY", "NEW_PASSWORD", "INIT_CWD", "PATH", "PGOPTIONS"],
];
/** Settings of other programs that the documentation speaks of. */
const OF_OTHERS = /^(OTEL|NODE|MALLOC|MEDUSA_FF|PG)_/;

it("each setting is described in .env.example, and nothing that is none", () => {
  const described = [...text(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)];
  expect([...new Set(described.map(([, name]) => name))].sort()).toEqual(
    [...SETTING_NAMES, ...SET_BY_PEOPLE].sort(),
  );
});

it("the README names each setting", () => {
  const [, table = ""] = text("README.md").split("\n## Settings\n");
  const named = [...(table.split("\n## ")[0] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g)];
  const names = named.map(([, name]) => name);
  const isNamed = (name: string) => names.includes(name);
  expect([...SETTING_NAMES, "SEEDS_DIR"].filter((name) => !isNamed(name))).toEqual([]);
});

it("the documentation names no setting that nothing reads", () => {
  const compose = [...text("deploy/compose.env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)];
  const known = new Set([
    ...[...SETTING_NAMES, ...SET_BY_PEOPLE, ...GIVEN],
    ...compose.map(([, name = ""]) => name),
  ]);
  const pages = ["operations", "scaling", "security", "merchandising"];
  const unknown = pages.flatMap((page) =>
    [...text(`docs/${page}.md`).matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !known.has(name) && !OF_OTHERS.test(name))
      .map((name) => `docs/${page}.md: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it("sources read no variable that is neither described nor given to them", () => {
  const folders = ["scripts", "backend/src", "storefront/app", "storefront/server"];
  const packages = readdirSync(join(projectRoot, "packages"))
    .map((name) => `packages/${name}/src`)
    .filter((path) => existsSync(join(projectRoot, path)));
  const known = new Set([...SETTING_NAMES, ...SET_BY_PEOPLE, ...GIVEN]);
  const unknown = [...folders, ...packages].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .flatMap((path) =>
        [...text(join(folder, path)).matchAll(/(?<!import\.meta\.)\benv\.([A-Z][A-Z0-9_]+)\b/g)]
          .map(([, name = ""]) => name)
          .filter((name) => !known.has(name))
          .map((name) => `${folder}/${path}: ${name}`),
      ),
  );
  expect(unknown).toEqual([]);
});
