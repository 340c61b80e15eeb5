import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./project-root.ts";

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(projectRoot, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};

const copiesOf = (name: string) =>
  Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));

// npm drops the other platforms' packages when it cannot see them, and `npm ci` then refuses the
// lock file on every machine.
test("the lock file names the packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("there is one copy of each library that would break with two", () => {
  for (const name of ["react", "react-dom", "react-router", "@tanstack/react-query", "zod"]) {
    expect(copiesOf(name), name).toEqual([`node_modules/${name}`]);
  }
});

// Spans of one copy are unknown to another; the root's overrides hold what Medusa's ranges let drift.
test("OpenTelemetry's packages are there once each", () => {
  const paths = Object.keys(packages).filter((path) =>
    /node_modules\/@opentelemetry\/[\w-]+$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => path.lastIndexOf("node_modules/") > 0)).toEqual([]);
});

// The shop hands its Stripe client to Medusa's provider; two copies would also be two sets of types.
test("the shop and Medusa's Stripe provider use the same copy of Stripe's library", () => {
  const pinned = packages.backend?.dependencies?.stripe;
  expect(packages["node_modules/stripe"]?.version).toBe(pinned);
  const nested = copiesOf("stripe").filter((path) =>
    /^(backend|packages)\/|payment-stripe\//.test(path),
  );
  expect(nested).toEqual([]);
});

test("Medusa's packages are there once each, in one version", () => {
  const paths = Object.keys(packages).filter((path) =>
    /node_modules\/@medusajs\/[\w-]+$/.test(path),
  );
  expect(paths.filter((path) => path.lastIndexOf("node_modules/") > 0)).toEqual([]);
  // Its design system counts by itself, and comes along with the dashboard.
  const counted = paths.filter((path) => path !== "node_modules/@medusajs/ui");
  expect([...new Set(counted.map((path) => packages[path]?.version))]).toHaveLength(1);
});
